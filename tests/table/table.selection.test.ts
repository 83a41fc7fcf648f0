import { describe, expect, it } from 'vitest';
import { allToggled, extentOf, toggled } from '#web/table/table.selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const chosen = (...ids: readonly string[]) => new Set(ids);

describe('rows that are chosen', () => {
  it('one is chosen, and chosen no more [AVL-02]', () => {
    expect(toggled(shown, chosen('x'), 1, null)).toEqual(['x', 'b']);
    expect(toggled(shown, chosen('b', 'x'), 1, null)).toEqual(['x']);
  });

  it('Shift takes all between, either way, and makes them what the last becomes [AVL-02]', () => {
    expect(toggled(shown, chosen('b'), 3, 1)).toEqual(['b', 'c', 'd']);
    expect(toggled(shown, chosen('d'), 1, 3)).toEqual(['d', 'b', 'c']);
    expect(toggled(shown, chosen('a', 'b', 'c', 'd'), 2, 0)).toEqual(['d']);
  });

  it('all means all that is shown; what a search hides stays as it is [AVL-02]', () => {
    expect(allToggled(shown, chosen('x', 'b'))).toEqual(['x', 'b', 'a', 'c', 'd', 'e']);
    expect(allToggled(shown, chosen('x', ...shown))).toEqual(['x']);
  });

  it('a row that is not there changes nothing', () => {
    expect(toggled(shown, chosen('a'), 9, null)).toEqual(['a']);
  });

  it('none, some or all of what is shown is chosen', () => {
    expect([
      extentOf(shown, chosen('x')),
      extentOf(shown, chosen('a', 'x')),
      extentOf(shown, chosen(...shown)),
      extentOf([], chosen('x')),
    ]).toEqual(['none', 'some', 'all', 'none']);
  });
});
