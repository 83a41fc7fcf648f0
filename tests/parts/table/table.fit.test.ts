import { describe, expect, it } from 'vitest';
import { foldedIds, roomOf } from '#web/parts/table/table.fit.ts';

const columns = [
  { id: 'name', least: 20, heads: true },
  { id: 'type', least: 12, folds: 2, heads: false },
  { id: 'due', least: 13, heads: false },
  { id: 'gate', least: 8, folds: 4, heads: false },
  { id: 'map', least: 9, folds: 1, heads: false },
  { id: 'note', least: 13, folds: 3, heads: false },
];

describe('the columns that fold under the name of their row [OWN-31]', () => {
  it('are none where all have room', () => {
    expect(foldedIds(columns, 75)).toEqual([]);
  });

  it('are those of the highest ranks, and the name gets the room to carry them', () => {
    expect(foldedIds(columns, 74)).toEqual(['gate', 'note']);
    expect(roomOf(columns, ['gate', 'note'])).toEqual(30 + 12 + 13 + 9);
    expect(foldedIds(columns, 63)).toEqual(['gate', 'note', 'type']);
  });

  it('are never those without a rank, however narrow the table is', () => {
    expect(foldedIds(columns, 10)).toEqual(['gate', 'note', 'type', 'map']);
    expect(roomOf(columns, ['gate', 'note', 'type', 'map'])).toEqual(30 + 13);
  });
});
