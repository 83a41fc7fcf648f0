const key = 'sans';

/** What the choice of columns needs to know of one. */
export interface NamedColumn {
  readonly id: string;
  readonly header: string;
  readonly heads?: boolean;
  readonly personal?: true;
}

/** The columns that can be left out: all that have a header, but the one that names the row. */
export const optionalColumns = (columns: readonly NamedColumn[]): readonly NamedColumn[] => {
  const named = columns.some(({ heads }) => heads === true);
  return columns.filter(
    ({ header, heads }, at) => header !== '' && heads !== true && (named || at > 0),
  );
};

/** The ids of the columns that the address leaves out. */
export function readHidden(
  params: URLSearchParams,
  columns: readonly NamedColumn[],
): readonly string[] {
  const words = (params.get(key) ?? '').split(',');
  return optionalColumns(columns).flatMap(({ id }) => (words.includes(id) ? [id] : []));
}

export function withHidden(params: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  if (ids.length === 0) next.delete(key);
  else next.set(key, ids.join(','));
  return next;
}

/** Without what may name a person: the searched words, and filters by people (B-170). */
export function impersonal(
  params: URLSearchParams,
  columns: readonly NamedColumn[],
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('q');
  next.delete('page');
  const kept = next.getAll('avec').filter((word) => {
    const [id] = word.split('.', 1);
    return !columns.some((column) => column.id === id && column.personal === true);
  });
  next.delete('avec');
  for (const word of kept) next.append('avec', word);
  return next;
}
