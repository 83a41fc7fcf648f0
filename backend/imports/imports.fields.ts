import { z } from 'zod';
import { importRowsMax } from '#schema/limits.ts';
import { flag, id, text } from '../parts/http/fields.ts';

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

export const wordFields = ['type', 'role', 'person', 'activity'] as const;
export type WordField = (typeof wordFields)[number];

/** What becomes of a word of the file; `id` counts with `existing` only. */
const choices = z
  .array(
    z.strictObject({
      field: z.enum(wordFields),
      word: text,
      take: z.enum(['existing', 'created', 'removed', 'left']),
      id: id.default(0),
    }),
  )
  .max(importRowsMax);
export type ImportChoice = z.output<typeof choices>[number];

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
  /** Null where it cannot be read. */
  choices: text.transform((json) => {
    try {
      return json === '' ? [] : (choices.safeParse(JSON.parse(json)).data ?? null);
    } catch {
      return null;
    }
  }),
  skipped: lineList,
  confirmed: lineList,
  digest: text,
  invite: flag,
});
export type ImportForm = z.output<typeof importForm>;
