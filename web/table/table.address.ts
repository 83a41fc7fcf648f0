import type { Sort } from './table.sort.ts';

const searchKey = 'q';
const sortKey = 'tri';
const pageKey = 'page';
const searchMaxLength = 100;

/** Search, sort and page live in the address, so that reload, Back and a copied link give the same view. */
export type TableView = {
  readonly search: string;
  readonly sorts: readonly Sort[];
  /** From 1; it may be beyond the last. */
  readonly page: number;
};

export function readTableView(
  params: URLSearchParams,
  sortable: readonly string[],
  many = false,
): TableView {
  const sorts = (params.get(sortKey) ?? '')
    .split(',')
    .map((word) => ({ id: word.replace(/^-/u, ''), desc: word.startsWith('-') }))
    .filter(
      ({ id }, at, all) => sortable.includes(id) && all.findIndex((it) => it.id === id) === at,
    );
  return {
    search: (params.get(searchKey) ?? '').slice(0, searchMaxLength),
    sorts: many ? sorts : sorts.slice(0, 1),
    page: pageOf(params.get(pageKey)),
  };
}

/** What is looked for is looked for from the first page on. */
export function withSearch(params: URLSearchParams, search: string): URLSearchParams {
  return withPage(changed(params, searchKey, search.slice(0, searchMaxLength)), 1);
}

export function withSorts(params: URLSearchParams, sorts: readonly Sort[]): URLSearchParams {
  const words = sorts.map(({ id, desc }) => `${desc ? '-' : ''}${id}`);
  return withPage(changed(params, sortKey, words.join(',')), 1);
}

export function withPage(params: URLSearchParams, page: number): URLSearchParams {
  return changed(params, pageKey, page === 1 ? '' : String(page));
}

const pageOf = (word: string | null): number =>
  word !== null && /^[1-9]\d{0,5}$/u.test(word) ? Number(word) : 1;

function changed(params: URLSearchParams, key: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(key);
  else next.set(key, value);
  return next;
}
