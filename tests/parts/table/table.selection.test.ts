import { describe, expect, it } from 'vitest';
import { extentOf, toggleAll, toggleRows } from '#web/parts/table/table.selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const chosen = (...ids: readonly string[]) => new Set(ids);

describe('the selection of rows', () => {
  it('adds and removes one row [AVL-02]', () => {
    expect(toggleRows(shown, chosen('x'), 1, null)).toEqual(['x', 'b']);
    expect(toggleRows(shown, chosen('b', 'x'), 1, null)).toEqual(['x']);
  });

  it('extends with Shift to all rows between, in either direction, with the state of the last [AVL-02]', () => {
    expect(toggleRows(shown, chosen('b'), 3, 1)).toEqual(['b', 'c', 'd']);
    expect(toggleRows(shown, chosen('d'), 1, 3)).toEqual(['d', 'b', 'c']);
    expect(toggleRows(shown, chosen('a', 'b', 'c', 'd'), 2, 0)).toEqual(['d']);
  });

  it('of all rows means all visible rows; those hidden by a search keep their state [AVL-02]', () => {
    expect(toggleAll(shown, chosen('x', 'b'))).toEqual(['x', 'b', 'a', 'c', 'd', 'e']);
    expect(toggleAll(shown, chosen('x', ...shown))).toEqual(['x']);
  });

  it('ignores a row that does not exist', () => {
    expect(toggleRows(shown, chosen('a'), 9, null)).toEqual(['a']);
  });

  it('covers none, some or all of the visible rows', () => {
    expect([
      extentOf(shown, chosen('x')),
      extentOf(shown, chosen('a', 'x')),
      extentOf(shown, chosen(...shown)),
      extentOf([], chosen('x')),
    ]).toEqual(['none', 'some', 'all', 'none']);
  });
});
