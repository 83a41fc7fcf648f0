import { describe, expect, it } from 'vitest';
import { readTableView, withSearch, withSort } from '#web/table/table.address.ts';

const sortable = ['number_name', 'return_date'];
const read = (address: string) => readTableView(new URLSearchParams(address), sortable);

describe('search and sort in the address', () => {
  it('a copied link gives the same view', () => {
    const params = withSort(withSearch(new URLSearchParams('prefilter=1'), 'la rousse'), {
      id: 'return_date',
      desc: true,
    });
    expect(params.toString()).toBe('prefilter=1&q=la+rousse&tri=-return_date');
    expect(read(params.toString())).toEqual({
      search: 'la rousse',
      sort: { id: 'return_date', desc: true },
    });
  });

  it('an empty search and the order of the server leave the address clean', () => {
    const params = new URLSearchParams('q=a&tri=number_name&prefilter=1');
    expect(withSort(withSearch(params, ''), null).toString()).toBe('prefilter=1');
  });

  it('a column that is not there or cannot be sorted is not sorted by', () => {
    expect(read('tri=-note').sort).toBeNull();
    expect(read('tri=').sort).toBeNull();
    expect(read('').sort).toBeNull();
  });

  it('a huge search is cut, in the address and from it', () => {
    expect(read(`q=${'a'.repeat(5000)}`).search).toBe('a'.repeat(100));
    expect(withSearch(new URLSearchParams(), 'b'.repeat(5000)).get('q')).toBe('b'.repeat(100));
  });
});
