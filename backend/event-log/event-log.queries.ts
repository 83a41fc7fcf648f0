import type { Db } from '../db/database.ts';
import type { Session } from '../http/session.ts';
import { withoutContacts } from '../privacy/personal-texts.rules.ts';

export interface LoggedEvent {
  /** A snapshot, 'T12 - Rue Grimaldi', that survives the territory; null when it is about none. */
  readonly numberName: string | null;
  readonly action: string;
  readonly danger?: boolean;
  /** Whom it names, in `action` behind ' : ', so that the name can go when the person does (B-48). */
  readonly aboutUser?: number;
}

/** Who is named in the log; the id only where the account is one of the congregation. */
export interface Author {
  readonly userId: number | null;
  readonly login: string;
  /** Where the account is, when it is not the present congregation (B-47). */
  readonly away?: { readonly home: number; readonly userId: number };
}

type ActingSession = Pick<Session, 'userId' | 'login' | 'home' | 'congregation'>;

export const authorOf = ({ userId, login, home, congregation }: ActingSession): Author => ({
  userId: home === congregation ? userId : null,
  login,
  ...(home === congregation ? {} : { away: { home, userId } }),
});

/** One line of the event log, in the transaction of what it tells (B-81); no addresses, no telephone numbers (issue 7). */
export const logEvent = (db: Db, session: ActingSession, event: LoggedEvent): Promise<void> =>
  logEvents(db, authorOf(session), [event]);

/** A line for each, in their order. */
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
