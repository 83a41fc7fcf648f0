import { sortOf, wordOf, type Sort } from './table.sort.ts';

const searchKey = 'q';
const sortKey = 'tri';
const pageKey = 'page';
const searchMaxLength = 100;

/** Search, sort and page in the address, so that reload, Back and a copied link restore the view. */
export type TableView = {
  readonly search: string;
  readonly sorts: readonly Sort[];
  /** From 1; may exceed the last page. */
  readonly page: number;
};

export function readTableView(
  params: URLSearchParams,
  sortable: readonly string[],
  many = false,
): TableView {
  const sorts = (params.get(sortKey) ?? '')
    .split(',')
    .map(sortOf)
    .filter(
      ({ id }, at, all) => sortable.includes(id) && all.findIndex((it) => it.id === id) === at,
    );
  return {
    search: (params.get(searchKey) ?? '').slice(0, searchMaxLength),
    sorts: many ? sorts : sorts.slice(0, 1),
    page: pageOf(params.get(pageKey)),
  };
}

/** Changing the search resets paging to page 1; the search that is there already keeps the page. */
export function withSearch(params: URLSearchParams, search: string): URLSearchParams {
  const wanted = search.slice(0, searchMaxLength);
  if (wanted === (params.get(searchKey) ?? '')) return params;
  return withPage(withParam(params, searchKey, wanted), 1);
}

export function withSorts(params: URLSearchParams, sorts: readonly Sort[]): URLSearchParams {
  return withPage(withParam(params, sortKey, sorts.map(wordOf).join(',')), 1);
}

export function withPage(params: URLSearchParams, page: number): URLSearchParams {
  return withParam(params, pageKey, page === 1 ? '' : String(page));
}

const pageOf = (word: string | null): number =>
  word !== null && /^[1-9]\d{0,5}$/u.test(word) ? Number(word) : 1;

function withParam(params: URLSearchParams, key: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(key);
  else next.set(key, value);
  return next;
}
