import type { Sort } from './table.sort.ts';

const searchKey = 'q';
const sortKey = 'tri';
const searchMaxLength = 100;

/** Search and sort live in the address, so that reload, Back and a copied link give the same view. */
export type TableView = { readonly search: string; readonly sort: Sort | null };

export function readTableView(params: URLSearchParams, sortable: readonly string[]): TableView {
  const word = params.get(sortKey) ?? '';
  const id = word.replace(/^-/u, '');
  return {
    search: (params.get(searchKey) ?? '').slice(0, searchMaxLength),
    sort: sortable.includes(id) ? { id, desc: word.startsWith('-') } : null,
  };
}

export function withSearch(params: URLSearchParams, search: string): URLSearchParams {
  return changed(params, searchKey, search.slice(0, searchMaxLength));
}

export function withSort(params: URLSearchParams, sort: Sort | null): URLSearchParams {
  return changed(params, sortKey, sort === null ? '' : `${sort.desc ? '-' : ''}${sort.id}`);
}

function changed(params: URLSearchParams, key: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(key);
  else next.set(key, value);
  return next;
}
