import { describe, expect, it } from 'vitest';
import {
  impersonal,
  optionalColumns,
  readHidden,
  withHidden,
} from '#web/parts/table/table.look.ts';

const columns = [
  { id: 'booking', header: 'Résa' },
  { id: 'number_name', header: 'Territoire', heads: true },
  { id: 'login', header: 'Proclamateur', personal: true },
  { id: 'acts', header: '' },
] as const;

describe('the columns of a list', () => {
  it('can be left out, but for the one that names the row and those without a name [OWN-292]', () => {
    expect(optionalColumns(columns).map(({ id }) => id)).toEqual(['booking', 'login']);
    const [first, ...others] = columns.map(({ id, header }) => ({ id, header }));
    expect(optionalColumns([first!, ...others]).map(({ id }) => id)).toEqual([
      'number_name',
      'login',
    ]);
  });

  it('that are left out stand in the address; others than these do not count [OWN-292]', () => {
    const params = new URLSearchParams('tri=login&sans=login,number_name,nothing');
    expect(readHidden(params, columns)).toEqual(['login']);
    expect(withHidden(params, ['booking']).toString()).toBe('tri=login&sans=booking');
    expect(withHidden(params, []).toString()).toBe('tri=login');
  });
});

it('a view keeps no words and no filter by people [OWN-292, B-170]', () => {
  const params = new URLSearchParams('q=DUPONT&page=2&avec=login.DUPONT%20Jean&avec=type.Rue');
  expect(impersonal(params, columns).toString()).toBe('avec=type.Rue');
});
