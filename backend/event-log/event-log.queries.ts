import type { Db } from '../db/database.ts';
import type { Session } from '../http/session.ts';

export interface LoggedEvent {
  /** A snapshot, 'T12 - Rue Grimaldi', that survives the territory; null when it is about none. */
  readonly numberName: string | null;
  readonly action: string;
  readonly danger?: boolean;
}

/** One line of the event log, in the transaction of what it tells (B-81). */
export async function logEvent(
  db: Db,
  session: Pick<Session, 'userId' | 'login' | 'home' | 'congregation'>,
  { numberName, action, danger = false }: LoggedEvent,
): Promise<void> {
  await db.rows(insertEvent, [
    session.congregation,
    session.home === session.congregation ? session.userId : null,
    session.login,
    numberName,
    action,
    danger ? 'row-danger' : '',
  ]);
}

const insertEvent = `
  insert into event_logs (congregation_id, user_id, login, number_name, action, css_class)
  values ($1, $2, $3, $4, $5, $6)`;
