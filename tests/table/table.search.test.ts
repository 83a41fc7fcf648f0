import { describe, expect, it } from 'vitest';
import { fold, hits, holdsEvery, searchWords } from '#web/table/table.search.ts';

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
    expect(marked('T12 – La Rousse élevée', 'ROUSSE eleve')).toEqual(['Rousse', 'élevé']);
  });

  it('marks each place, and words that touch as one', () => {
    expect(marked('T12 – 12, rue 212', '12')).toEqual(['12', '12', '12']);
    expect(marked('Grimaldi', 'mal grim')).toEqual(['Grimal']);
  });

  it('marks a letter whose accent is written apart together with its accent', () => {
    expect(marked('cafe\u0301s', 'café')).toEqual(['cafe\u0301']);
  });

  it('marks a whole ligature when the search ends inside it', () => {
    expect(marked('Sacré-Cœur', 'sacre-co')).toEqual(['Sacré-Cœ']);
  });

  it('marks nothing in an empty text nor without a search', () => {
    expect(marked('', 'a')).toEqual([]);
    expect(marked('T1', '')).toEqual([]);
  });
});

const marked = (text: string, search: string) =>
  hits(text, searchWords(search)).map(({ from, to }) => text.slice(from, to));
