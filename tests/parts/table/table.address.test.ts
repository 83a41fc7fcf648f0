import { describe, expect, it } from 'vitest';
import { readTableView, withPage, withSearch, withSorts } from '#web/parts/table/table.address.ts';

const sortable = ['number_name', 'return_date'];
const read = (address: string) => readTableView(new URLSearchParams(address), sortable);

describe('search and sort in the address', () => {
  it('a copied link gives the same view', () => {
    const params = withSorts(withSearch(new URLSearchParams('prefilter=1'), 'la rousse'), [
      { id: 'return_date', desc: true },
    ]);
    expect(params.toString()).toBe('prefilter=1&q=la+rousse&tri=-return_date');
    expect(read(params.toString())).toEqual({
      search: 'la rousse',
      sorts: [{ id: 'return_date', desc: true }],
      page: 1,
    });
  });

  it('an empty search and the server’s order add nothing to the address', () => {
    const params = new URLSearchParams('q=a&tri=number_name&prefilter=1');
    expect(withSorts(withSearch(params, ''), []).toString()).toBe('prefilter=1');
  });

  it('a missing or unsortable column is ignored', () => {
    expect(read('tri=-note').sorts).toEqual([]);
    expect(read('tri=').sorts).toEqual([]);
    expect(read('').sorts).toEqual([]);
  });

  it('holds several columns where a list is sorted by several, each once [LOG-04]', () => {
    const asked = new URLSearchParams('tri=return_date,note,-number_name,-return_date');
    const sorts = [
      { id: 'return_date', desc: false },
      { id: 'number_name', desc: true },
    ];
    expect(readTableView(asked, sortable, true).sorts).toEqual(sorts);
    expect(readTableView(asked, sortable).sorts).toEqual(sorts.slice(0, 1));
    expect(withSorts(new URLSearchParams(), sorts).get('tri')).toBe('return_date,-number_name');
  });

  it('holds the page unless it is the first, and a new search or order resets it [LOG-03]', () => {
    const third = withPage(new URLSearchParams('q=a'), 3);
    expect([third.toString(), read('page=3').page]).toEqual(['q=a&page=3', 3]);
    expect(withPage(third, 1).toString()).toBe('q=a');
    expect(withSearch(third, 'b').toString()).toBe('q=b');
    expect(withSearch(third, 'a').toString()).toBe('q=a&page=3');
    expect(withSorts(third, [{ id: 'number_name', desc: false }]).toString()).toBe(
      'q=a&tri=number_name',
    );
  });

  it.each(['', '0', '-1', '1.5', 'abc', '1e3', '9'.repeat(400)])(
    'the page «%s» means the first [LOG-03]',
    (page) => {
      expect(read(`page=${page}`).page).toBe(1);
    },
  );

  it('a very long search is shortened, in the address and from it', () => {
    expect(read(`q=${'a'.repeat(5000)}`).search).toBe('a'.repeat(100));
    expect(withSearch(new URLSearchParams(), 'b'.repeat(5000)).get('q')).toBe('b'.repeat(100));
  });
});
