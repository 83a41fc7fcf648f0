import { describe, expect, it } from 'vitest';
import {
  filtered,
  filterGroups,
  readFilters,
  withFilters,
} from '#web/parts/table/table.filters.ts';

interface Row {
  readonly name: string;
  readonly type: string;
  readonly login: string;
}
const columns = [
  { id: 'name', header: 'Nom' },
  { id: 'type', header: 'Type', filter: ({ type }: Row) => type },
  { id: 'login', header: 'Proclamateur', filter: ({ login }: Row) => login },
];
const rows: readonly Row[] = [
  { name: 'T1', type: 'Habitations', login: 'Abel, Z.' },
  { name: 'T2', type: 'Commerces', login: 'Abel, Z.' },
  { name: 'T3', type: 'Habitations', login: '' },
  { name: 'T4', type: 'École', login: 'Zola' },
];
const namesWith = (...filters: readonly { id: string; value: string }[]) =>
  filtered(rows, columns, filters).map(({ name }) => name);

describe('the filters of a list [OWN-285]', () => {
  it('leave the rows that have one of the values of each column', () => {
    expect(namesWith()).toEqual(['T1', 'T2', 'T3', 'T4']);
    expect(namesWith({ id: 'type', value: 'Habitations' })).toEqual(['T1', 'T3']);
    expect(namesWith({ id: 'type', value: 'Habitations' }, { id: 'type', value: 'École' })).toEqual(
      ['T1', 'T3', 'T4'],
    );
    expect(
      namesWith({ id: 'type', value: 'Habitations' }, { id: 'login', value: 'Abel, Z.' }),
    ).toEqual(['T1']);
    expect(namesWith({ id: 'type', value: 'Ferme' })).toEqual([]);
  });

  it('offer what the rows have, as in a dictionary, and not what is chosen already', () => {
    expect(filterGroups(rows, columns, [{ id: 'type', value: 'Commerces' }])).toEqual([
      {
        id: 'type',
        header: 'Type',
        values: [
          { value: 'École', count: 1 },
          { value: 'Habitations', count: 2 },
        ],
      },
      {
        id: 'login',
        header: 'Proclamateur',
        values: [
          { value: 'Abel, Z.', count: 2 },
          { value: 'Zola', count: 1 },
        ],
      },
    ]);
  });

  it('offer no column that tells no rows apart', () => {
    expect(filterGroups(rows.slice(0, 2), columns, []).map(({ id }) => id)).toEqual(['type']);
  });

  it('stand in the address, beside what else it keeps, and begin at page 1', () => {
    const filters = [
      { id: 'type', value: 'Habitations' },
      { id: 'login', value: 'Abel, Z.' },
    ];
    const params = withFilters(
      new URLSearchParams('q=rue&tri=type&page=3&avec=type.Ferme'),
      filters,
    );
    expect(params.toString()).toBe('q=rue&tri=type&avec=type.Habitations&avec=login.Abel%2C+Z.');
    expect(readFilters(params, columns)).toEqual(filters);
    expect(withFilters(params, []).toString()).toBe('q=rue&tri=type');
  });

  it('of an address that names no filtered column are none', () => {
    const params = new URLSearchParams('avec=name.T1&avec=none.x&avec=Habitations&avec=');
    expect(readFilters(params, columns)).toEqual([]);
  });
});
