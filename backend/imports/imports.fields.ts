import { z } from 'zod';
import { flag, text } from '../http/fields.ts';

export const importKinds = ['territories', 'people', 'history'] as const;
export type ImportKind = (typeof importKinds)[number];

/** What a column of each kind may be; `map` holds a GeoJSON. */
export const importColumns = {
  territories: ['number', 'name', 'type', 'gate', 'no_visited', 'note', 'map_url', 'map'],
  people: ['login', 'email', 'role'],
  history: ['number', 'login', 'release_date', 'return_date', 'activity'],
} as const;
export type ImportColumn = (typeof importColumns)[ImportKind][number];

/** The line of the file, and what stands in each column of it. */
const rows = z.array(
  z.strictObject({ line: z.int().min(1).max(10_000_000), cells: z.array(z.string()).max(20) }),
);

const lineList = text.transform((list) =>
  list
    .split(',')
    .filter((line) => /^[1-9]\d{0,8}$/.test(line))
    .map(Number),
);

/** What a browser has read of a file: columns in their order, and rows. */
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
