import { describe, expect, it } from 'vitest';
import { matchingOptions, optionNamed } from '#web/parts/fields/combobox.view.ts';

const monaco = { id: '1', name: 'Monaco' };
const beausoleil = { id: '2', name: 'Beausoleil' };
const evry = { id: '3', name: 'Évry-Courcouronnes' };
const all = [monaco, beausoleil, evry];

describe('the options of a drop-down', () => {
  it('typing filters the names, ignoring accents, case and surrounding spaces [LOGIN-04]', () => {
    expect(matchingOptions(all, 'o')).toEqual(all);
    expect(matchingOptions(all, ' MONA ')).toEqual([monaco]);
    expect(matchingOptions(all, 'evry')).toEqual([evry]);
    expect(matchingOptions(all, '')).toEqual(all);
  });

  it('an unknown name leaves no option [LOGIN-05]', () => {
    expect(matchingOptions(all, 'zzzz')).toEqual([]);
    expect(matchingOptions([], '')).toEqual([]);
  });

  it('a complete name is a choice, a part of it is not [LOGIN-04]', () => {
    expect(optionNamed(all, 'évry-courcouronnes')).toEqual(evry);
    expect(optionNamed(all, 'Mona')).toBeNull();
    expect(optionNamed(all, '')).toBeNull();
  });
});
