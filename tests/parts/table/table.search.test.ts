import { describe, expect, it } from 'vitest';
import { fold, hits, holdsEvery, searchWords } from '#web/parts/table/table.search.ts';

describe('search of a list', () => {
  it('ignores accents, case, ligatures and the shape of the apostrophe [EXD-15]', () => {
    expect(fold('Côte d’Émeraude, Cœur')).toBe("cote d'emeraude, coeur");
  });

  it('splits the search into words at any white space [EXD-15]', () => {
    expect(searchWords('  LARVOTTO \u202Fétage ')).toEqual(['larvotto', 'etage']);
    expect(searchWords('   ')).toEqual([]);
  });

  it('keeps a row only when it contains every word, in any column [EXD-15]', () => {
    const row = fold('T12 Larvotto\nDEMO Proclamateur');
    expect(holdsEvery(row, searchWords('procla t12'))).toBe(true);
    expect(holdsEvery(row, searchWords('procla t13'))).toBe(false);
    expect(holdsEvery(row, [])).toBe(true);
  });

  it('highlights matches without changing a letter of the text [EXD-15]', () => {
    expect(marked('T12 – La Rousse élevée', 'ROUSSE eleve')).toEqual(['Rousse', 'élevé']);
  });

  it('highlights each match, and adjoining words as one', () => {
    expect(marked('T12 – 12, rue 212', '12')).toEqual(['12', '12', '12']);
    expect(marked('Grimaldi', 'mal grim')).toEqual(['Grimal']);
  });

  it('highlights a letter together with its combining accent', () => {
    expect(marked('cafe\u0301s', 'café')).toEqual(['cafe\u0301']);
  });

  it('highlights a whole ligature when the match ends inside it', () => {
    expect(marked('Sacré-Cœur', 'sacre-co')).toEqual(['Sacré-Cœ']);
  });

  it('highlights nothing in an empty text or without a search', () => {
    expect(marked('', 'a')).toEqual([]);
    expect(marked('T1', '')).toEqual([]);
  });
});

const marked = (text: string, search: string) =>
  hits(text, searchWords(search)).map(({ from, to }) => text.slice(from, to));
