import { describe, expect, it } from 'vitest';
import type { SortValue } from '#web/parts/table/table.column.ts';
import {
  ariaSort,
  compareSortValues,
  nextSorts,
  orderOptions,
  sorted,
  sortOf,
} from '#web/parts/table/table.sort.ts';

describe('sort of a list', () => {
  it('orders numbers inside words as numbers, in French, without accents', () => {
    expect(['T10', 'T9', 'Élan', 'etage', 'T1'].toSorted(compareSortValues)).toEqual([
      'Élan',
      'etage',
      'T1',
      'T9',
      'T10',
    ]);
  });

  it('orders days by their machine value, not by the words shown', () => {
    expect(['2026-12-01', '2026-02-28', '2025-12-31'].toSorted(compareSortValues)).toEqual([
      '2025-12-31',
      '2026-02-28',
      '2026-12-01',
    ]);
  });

  it('orders numbers and facts', () => {
    expect([10, 9, 1].toSorted(compareSortValues)).toEqual([1, 9, 10]);
    expect([true, false].toSorted(compareSortValues)).toEqual([false, true]);
  });

  it('puts a missing value last in both directions, and keeps the order of equal rows', () => {
    const rows: readonly (readonly [name: string, day: SortValue])[] = [
      ['a', null],
      ['b', '2026-02-28'],
      ['c', '2026-01-01'],
      ['d', null],
      ['e', '2026-02-28'],
    ];
    const columns = [{ id: 'day', sortBy: (row: (typeof rows)[number]) => row[1] }, { id: 'name' }];
    const names = (desc: boolean) =>
      sorted(rows, columns, [{ id: 'day', desc }]).map(([name]) => name);
    expect([names(false), names(true)]).toEqual([
      ['c', 'b', 'e', 'a', 'd'],
      ['b', 'e', 'c', 'a', 'd'],
    ]);
    expect(sorted(rows, columns, [])).toBe(rows);
    expect(sorted(rows, columns, [{ id: 'name', desc: true }])).toBe(rows);
  });

  it('by two columns uses the second for rows that are equal in the first [LOG-04]', () => {
    const rows: readonly (readonly [type: number, number: number])[] = [
      [2, 1],
      [1, 1],
      [2, 3],
      [1, 2],
    ];
    const columns = [
      { id: 'type', sortBy: (row: (typeof rows)[number]) => row[0] },
      { id: 'number', sortBy: (row: (typeof rows)[number]) => row[1] },
    ];
    expect(
      sorted(rows, columns, [
        { id: 'type', desc: false },
        { id: 'number', desc: true },
      ]),
    ).toEqual([
      [1, 2],
      [1, 1],
      [2, 3],
      [2, 1],
    ]);
  });

  it('cycles between ascending, descending, and the server’s order', () => {
    const up = nextSorts([], 'login');
    const down = nextSorts(up, 'login');
    expect([up, down, nextSorts(down, 'login')]).toEqual([
      [{ id: 'login', desc: false }],
      [{ id: 'login', desc: true }],
      [],
    ]);
    expect(nextSorts(down, 'type')).toEqual([{ id: 'type', desc: false }]);
  });

  it('by several columns keeps each in its place, the first chosen first [LOG-04]', () => {
    const login = nextSorts([], 'login', true);
    const both = nextSorts(login, 'datetime', true);
    const turned = nextSorts(both, 'login', true);
    expect([both, turned, nextSorts(turned, 'login', true)]).toEqual([
      [
        { id: 'login', desc: false },
        { id: 'datetime', desc: false },
      ],
      [
        { id: 'login', desc: true },
        { id: 'datetime', desc: false },
      ],
      [{ id: 'datetime', desc: false }],
    ]);
  });

  it('is announced to screen readers', () => {
    expect([
      ariaSort([{ id: 'login', desc: false }], 'login'),
      ariaSort([{ id: 'login', desc: true }], 'login'),
      ariaSort([{ id: 'login', desc: true }], 'type'),
      ariaSort([], 'type'),
    ]).toEqual(['ascending', 'descending', 'none', 'none']);
  });
});

describe('the orders a list offers by words [OWN-32, OWN-283]', () => {
  it('say what comes first, in the column’s own words or by the kind of its values', () => {
    const sortBy = () => '';
    const offered = orderOptions([
      { id: 'return_date', header: 'Rentrée', sortBy, orders: ['Au repos', 'Rentrés'] },
      { id: 'name', header: 'Nom', sortBy },
      { id: 'day', header: 'Date', sortBy, orders: 'days' },
      { id: 'line', header: 'Ligne', sortBy, orders: 'numbers' },
    ]);
    expect(offered).toEqual([
      { id: 'return_date', words: 'Au repos' },
      { id: '-return_date', words: 'Rentrés' },
      { id: 'name', words: 'Nom\u202F: de A à Z' },
      { id: '-name', words: 'Nom\u202F: de Z à A' },
      { id: 'day', words: 'Date\u202F: d’abord le plus ancien' },
      { id: '-day', words: 'Date\u202F: d’abord le plus récent' },
      { id: 'line', words: 'Ligne\u202F: d’abord le plus petit' },
      { id: '-line', words: 'Ligne\u202F: d’abord le plus grand' },
    ]);
  });

  it('are both directions of each column that can be sorted, as the address writes them', () => {
    const offered = orderOptions([
      { id: 'name', header: 'Nom', sortBy: () => '' },
      { id: 'map', header: 'Carte' },
    ]);
    expect(offered.map(({ id }) => id)).toEqual(['name', '-name']);
    expect(offered.map(({ id }) => sortOf(id))).toEqual([
      { id: 'name', desc: false },
      { id: 'name', desc: true },
    ]);
  });
});
