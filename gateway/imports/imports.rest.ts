import { z } from 'zod';
import type { ImportChoice, ImportColumn, ImportedFile } from '#schema/generated.ts';
import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';
import { flag } from '../parts/rest/wire.ts';

const counts = { created: wire.integer, updated: wire.integer, ignored: wire.integer };
const wordField = z.enum(['type', 'role', 'person', 'activity']);
const changeField = z.enum(['name', 'type', 'gate', 'noVisited', 'note', 'map', 'email', 'role']);

const report = wire.object({
  ...counts,
  incomplete: wire.integer,
  words: wire.list(
    wire.object({
      field: wordField,
      word: wire.text,
      other_spellings: wire.list(wire.text),
      lines: wire.list(wire.integer),
      decided: wire.boolean,
      nearest: wire.list(wire.id),
      new_name: wire.textOrNull,
      new_fault: wire.textOrNull,
      removable: wire.boolean,
    }),
  ),
  offers: wire.list(
    wire.object({
      field: wordField,
      options: wire.list(wire.object({ id: wire.id, name: wire.text })),
    }),
  ),
  types_created: wire.integer,
  people_created: wire.integer,
  doubtful: wire.integer,
  refused: wire.integer,
  maps_replaced: wire.integer,
  digest: wire.text,
  lines: wire.list(
    wire.object({
      line: wire.integer,
      status: z.enum(['created', 'updated', 'ignored', 'incomplete', 'doubtful', 'refused']),
      about: wire.text,
      reason: wire.textOrNull,
      confirmable: wire.booleanOrFalse,
      territory_id: wire.idOrNull,
      holder: wire.textOrNull,
      changes: wire.listOrEmpty(
        wire.object({ field: changeField, before: wire.textOrNull, after: wire.textOrNull }),
      ),
    }),
  ),
});

const imports = wire.object({
  imports: wire.list(
    wire.object({
      ...counts,
      id: wire.id,
      kind: z.enum(['territories', 'people', 'history']),
      file_name: wire.text,
      login: wire.text,
      datetime: wire.text,
      datetime_human: wire.text,
      skipped: wire.integer,
      undone: wire.boolean,
    }),
  ),
});

const run = wire.object({ ...counts, import_id: wire.id });

/** What was decided about the lines and the words of a file. */
interface Decisions {
  readonly choices: readonly ImportChoice[];
  /** Lines that are held back otherwise. */
  readonly confirmed?: readonly number[] | null | undefined;
}

interface RunOptions extends Decisions {
  readonly skipped: readonly number[];
  readonly digest: string;
  readonly invite: boolean;
}

const wireColumns: Partial<Record<ImportColumn, string>> = {
  noVisited: 'no_visited',
  mapUrl: 'map_url',
  releaseDate: 'release_date',
  returnDate: 'return_date',
};

const importForm = (
  { kind, name, columns, rows }: ImportedFile,
  { choices, confirmed }: Decisions,
) => ({
  kind,
  file_name: name,
  columns: columns.map((column) => wireColumns[column] ?? column).join(','),
  rows: JSON.stringify(rows.map(({ line, cells }) => ({ line, cells }))),
  choices: JSON.stringify(
    choices.map(({ field, word, take, id }) => ({ field, word, take, ...(id && { id }) })),
  ),
  confirmed: (confirmed ?? []).join(','),
});

/** Milliseconds: thousands of lines exceed the usual timeout. */
const long = { patience: 60_000 } as const;

/** REST calls of imports, beyond the contract (OWN-09). */
export const importsRest = (rest: Rest) => ({
  importReport: (file: ImportedFile, decisions: Decisions) =>
    rest.read('/import/check', importForm(file, decisions), report, long),

  imports: () => rest.find('/import/list', imports),

  runImport: (file: ImportedFile, { skipped, digest, invite, ...decisions }: RunOptions) =>
    rest.postFor(
      '/import/run',
      { ...importForm(file, decisions), skipped: skipped.join(','), digest, invite: flag(invite) },
      run,
      long,
    ),

  undoImport: (importId: string) => rest.post('/import/undo', { import_id: importId }, long),
});
