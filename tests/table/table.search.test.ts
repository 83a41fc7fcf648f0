import { describe, expect, it } from 'vitest';
import { fold, holdsEvery, pieces, searchWords } from '#web/table/table.search.ts';

describe('search of a list', () => {
  it('ignores accents, case, ligatures and the shape of the apostrophe [EXD-15]', () => {
    expect(fold('Côte d’Émeraude, Cœur')).toBe("cote d'emeraude, coeur");
  });

  it('splits what is typed into words, whatever the spaces [EXD-15]', () => {
    expect(searchWords('  LARVOTTO \u202Fétage ')).toEqual(['larvotto', 'etage']);
    expect(searchWords('   ')).toEqual([]);
  });

  it('keeps a row only when it holds every word, in any column [EXD-15]', () => {
    const row = fold('T12 Larvotto\nDEMO Proclamateur');
    expect(holdsEvery(row, searchWords('procla t12'))).toBe(true);
    expect(holdsEvery(row, searchWords('procla t13'))).toBe(false);
    expect(holdsEvery(row, [])).toBe(true);
  });

  it('marks what was found without changing a letter of the text [EXD-15]', () => {
    expect(pieces('T12 – La Rousse élevée', searchWords('ROUSSE eleve'))).toEqual([
      { text: 'T12 – La ', hit: false },
      { text: 'Rousse', hit: true },
      { text: ' ', hit: false },
      { text: 'élevé', hit: true },
      { text: 'e', hit: false },
    ]);
  });

  it('marks a letter whose accent is written apart together with its accent', () => {
    expect(pieces('cafe\u0301s', searchWords('café'))).toEqual([
      { text: 'cafe\u0301', hit: true },
      { text: 's', hit: false },
    ]);
  });

  it('marks a whole ligature when the search ends inside it', () => {
    expect(pieces('Sacré-Cœur', searchWords('sacre-co'))).toEqual([
      { text: 'Sacré-Cœ', hit: true },
      { text: 'ur', hit: false },
    ]);
  });

  it('marks nothing in an empty text nor without a search', () => {
    expect(pieces('', ['a'])).toEqual([]);
    expect(pieces('T1', [])).toEqual([{ text: 'T1', hit: false }]);
  });
});
