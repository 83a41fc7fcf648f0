import type { Db } from '../db/database.ts';
import type { Session } from '../http/open-session.ts';
import { withoutContacts } from '../texts/personal-texts.rules.ts';

export interface LoggedEvent {
  /**
   * Name at the time of the event, 'T12 - Rue Grimaldi', kept when the territory is deleted; null
   * when the event concerns none.
   */
  readonly numberName: string | null;
  readonly action: string;
  readonly danger?: boolean;
  /** User named in `action` after ' : ', so that the name can be erased with the user (B-48). */
  readonly aboutUser?: number;
}

/** Author of an event; `userId` only for an account of the same congregation. */
export interface Author {
  readonly userId: number | null;
  readonly login: string;
  /** Home congregation and id of a site administrator who acts elsewhere (B-47). */
  readonly away?: { readonly home: number; readonly userId: number };
}

type ActingSession = Pick<Session, 'userId' | 'login' | 'home' | 'congregation'>;

export const authorOf = ({ userId, login, home, congregation }: ActingSession): Author => ({
  userId: home === congregation ? userId : null,
  login,
  ...(home === congregation ? {} : { away: { home, userId } }),
});

/**
 * Writes one event, in the transaction of the change (B-81). Must not contain addresses or
 * telephone numbers (OWN-16).
 */
export const logEvent = (db: Db, session: ActingSession, event: LoggedEvent): Promise<void> =>
  logEvents(db, authorOf(session), [event]);

/** Writes one line per event, in order. */
export async function logEvents(
  db: Db,
  { userId, login, away }: Author,
  events: readonly LoggedEvent[],
): Promise<void> {
  await db.rows(insertEvents, [
    userId,
    login,
    events.map(({ numberName }) => numberName),
    events.map(({ action }) => withoutContacts(action)),
    events.map(({ danger = false }) => (danger ? 'row-danger' : '')),
    events.map(({ aboutUser }) => aboutUser ?? null),
    away?.home ?? null,
    away?.userId ?? null,
  ]);
}

const insertEvents = `
  insert into event_logs (
    congregation_id, user_id, login, number_name, action, css_class, about_user_id, away_home,
    away_user_id
  )
  select
    current_congregation(), $1, $2, number_name, action, css_class, about_user, $7::integer,
    $8::integer
  from unnest($3::text[], $4::text[], $5::text[], $6::integer[]) with ordinality
    as event (number_name, action, css_class, about_user, at)
  order by at`;
