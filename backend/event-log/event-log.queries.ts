import type { Db } from '../db/database.ts';
import type { Session } from '../http/session.ts';

export interface LoggedEvent {
  /** A snapshot, 'T12 - Rue Grimaldi', that survives the territory; null when it is about none. */
  readonly numberName: string | null;
  readonly action: string;
  readonly danger?: boolean;
}

/** Who is named in the log; the id only where the account is one of the congregation. */
export interface Author {
  readonly userId: number | null;
  readonly login: string;
}

type ActingSession = Pick<Session, 'userId' | 'login' | 'home' | 'congregation'>;

export const authorOf = ({ userId, login, home, congregation }: ActingSession): Author => ({
  userId: home === congregation ? userId : null,
  login,
});

/** One line of the event log, in the transaction of what it tells (B-81). */
export const logEvent = (db: Db, session: ActingSession, event: LoggedEvent): Promise<void> =>
  logEvents(db, authorOf(session), [event]);

/** A line for each, in their order. */
export async function logEvents(
  db: Db,
  { userId, login }: Author,
  events: readonly LoggedEvent[],
): Promise<void> {
  await db.rows(insertEvents, [
    userId,
    login,
    events.map(({ numberName }) => numberName),
    events.map(({ action }) => action),
    events.map(({ danger = false }) => (danger ? 'row-danger' : '')),
  ]);
}

const insertEvents = `
  insert into event_logs (congregation_id, user_id, login, number_name, action, css_class)
  select current_congregation(), $1, $2, number_name, action, css_class
  from unnest($3::text[], $4::text[], $5::text[]) with ordinality
    as event (number_name, action, css_class, at)
  order by at`;
