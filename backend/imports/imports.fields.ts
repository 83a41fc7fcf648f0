import { z } from 'zod';
import { flag, text } from '../parts/http/fields.ts';

export const importKinds = ['territories', 'people', 'history'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Columns of each kind of import; `map` holds GeoJSON text. */
export const importColumns = {
  territories: ['number', 'name', 'type', 'gate', 'no_visited', 'note', 'map_url', 'map'],
  people: ['login', 'email', 'role'],
  history: ['number', 'login', 'release_date', 'return_date', 'activity'],
} as const;
export type ImportColumn = (typeof importColumns)[ImportKind][number];

/** Line number in the file and one cell per column. */
const rows = z.array(
  z.strictObject({ line: z.int().min(1).max(10_000_000), cells: z.array(z.string()).max(20) }),
);

const lineList = text.transform((list) =>
  list
    .split(',')
    .filter((line) => /^[1-9]\d{0,8}$/.test(line))
    .map(Number),
);

/** A table the browser read from a file: column names in order, then rows. */
export const importForm = z.object({
  kind: text,
  columns: text.transform((list) => list.split(',').filter((name) => name !== '')),
  rows: text.transform((json) => {
    try {
      return rows.safeParse(JSON.parse(json)).data ?? null;
    } catch {
      return null;
    }
  }),
  file_name: text,
  skipped: lineList,
  digest: text,
  invite: flag,
});
export type ImportForm = z.output<typeof importForm>;
