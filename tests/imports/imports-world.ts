import type { Answer } from '../../backend/parts/http/answer.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

/** Rows of a file with one header line: the first row is line 2. */
export interface SentFile {
  readonly kind: 'territories' | 'people' | 'history';
  readonly columns: string;
  readonly rows: readonly (readonly string[])[];
}

export type More = Readonly<Record<string, string>>;

export interface ImportsWorld {
  readonly world: World;
  readonly staff: Staff;
  readonly check: (file: SentFile, who?: Who) => Promise<Answer>;
  readonly run: (file: SentFile, more?: More, who?: Who) => Promise<Answer>;
  readonly undo: (importId: unknown, who?: Who) => Promise<Answer>;
  /** Every row of every table of a congregation, except for append-only tables. */
  readonly everything: (congregation?: number) => Promise<readonly string[]>;
}

export const asForm = ({ kind, columns, rows }: SentFile) => ({
  kind,
  columns,
  rows: JSON.stringify(rows.map((cells, at) => ({ line: at + 2, cells }))),
  file_name: 'essai.csv',
});

/** Append-only tables: the log, the records of imports, the changes of territories, answers kept for a repeated call. */
const growing = [
  'imports',
  'import_changes',
  'event_logs',
  'territory_changes',
  'idempotent_answers',
];

export async function openImportsWorld(): Promise<ImportsWorld> {
  const world = await openWorld();
  const staff = await aStaff(world);
  const ask = async (who: Who, call: Parameters<Staff['ask']>[1], form: More) =>
    (await staff.ask(who, call, form)) as Answer;
  return {
    world,
    staff,
    check: (file, who = '2') => ask(who, 'POST /import/check', asForm(file)),
    run: (file, more = {}, who = '2') => ask(who, 'POST /import/run', { ...asForm(file), ...more }),
    undo: (importId, who = '2') => ask(who, 'POST /import/undo', { import_id: String(importId) }),
    everything: async (congregation = 1) => {
      const tables = await world.read<{ name: string }>(
        "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'congregation_id' order by 1",
      );
      const found: string[] = [];
      for (const { name } of tables) {
        if (growing.includes(name)) continue;
        const rows = await world.read<{ row: string }>(
          `select (to_jsonb(t) - 'version')::text as row from ${name} t order by 1`,
          congregation,
        );
        found.push(...rows.map(({ row }) => `${name} ${row}`));
      }
      return found;
    },
  };
}

/** The verdict on a line of the file, as one line of text. */
export const told = (answer: Answer): readonly string[] =>
  (
    answer['lines'] as readonly {
      line: number;
      status: string;
      about: string;
      reason: string | null;
    }[]
  ).map(({ line, status, about, reason }) =>
    [line, status, about, ...(reason === null ? [] : [reason])].join(' | '),
  );
