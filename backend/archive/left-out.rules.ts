import { assignmentTexts } from '../domain/assignment/assignment.texts.ts';
import { withoutName } from '../parts/event-log/event-log.queries.ts';
import type { Row } from './archive.queries.ts';
import type { ArchivedTable } from './archive.tables.ts';

/**
 * A row without the accounts that are left out, as their removal would leave it (B-48); null where
 * it goes with the account.
 */
export function withoutLeft(
  { name, columns, references = {} }: ArchivedTable,
  row: Row,
  left: ReadonlySet<unknown>,
): Row | null {
  const theirs = Object.entries(references)
    .filter(([column, other]) => other === 'users' && left.has(row[column]))
    .map(([column]) => column);
  if (theirs.length === 0) return row;
  if (theirs.some((column) => !columns[column]?.safeParse(null).success)) return null;
  const emptied = { ...row, ...Object.fromEntries(theirs.map((column) => [column, null])) };
  return name === 'event_logs' ? unnamed(emptied, theirs) : emptied;
}

const unnamed = (row: Row, theirs: readonly string[]): Row => ({
  ...row,
  ...(theirs.includes('user_id') && { login: assignmentTexts.removedUser }),
  ...(theirs.includes('about_user_id') && { action: withoutName(String(row['action'])) }),
});
