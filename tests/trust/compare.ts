import { openDatabase } from '../../backend/parts/db/database.ts';
import type { Tally } from './tally.ts';

/**
 * Each acknowledged write is there once, with its one line of the log, and no line without its write;
 * lines are read first, so that more may be written meanwhile.
 */
export async function compare(
  connectionString: string,
  written: readonly string[],
  tally: Tally,
): Promise<void> {
  const database = openDatabase(connectionString);
  try {
    const column = (sql: string) =>
      database
        .asTenant(1, (db) => db.rows<{ text: string }>(sql))
        .then((rows) => rows.map(({ text }) => text));
    const lines = await column(
      "select split_part(action, ': ', 2) as text from event_logs where congregation_id = 1 and action like 'Type ajouté%'",
    );
    const types = await column(
      'select long_name as text from territory_types where congregation_id = 1',
    );
    const found = new Map(types.map((it) => [it, 0]));
    for (const name of lines) {
      if (!found.has(name)) tally.lost(`a line of the log without its write: ${name}`);
      found.set(name, (found.get(name) ?? 0) + 1);
    }
    for (const name of written) {
      const count = found.get(name);
      if (count === undefined) tally.lost(`acknowledged and gone: ${name}`);
      else if (count !== 1) tally.lost(`${count} lines of the log: ${name}`);
    }
    if (new Set(types).size !== types.length) tally.lost('a write was done twice');
  } finally {
    await database.end();
  }
}

/** Milliseconds as a median and the most. */
export function figures(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const [half = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${(half / 1000).toFixed(1)} s (${(most / 1000).toFixed(1)} s at most)`;
}
