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
  /** User named in `action` after a colon, so that the name can be erased with the user (B-48). */
  readonly aboutUser?: number;
  /** User whose assignment it is: named behind `action` unless he is the author (OWN-52). */
  readonly holder?: number | null;
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
    events.map(({ holder }) => (holder === userId ? null : (holder ?? null))),
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
    current_congregation(), $1, $2, number_name, action || coalesce(E'\\u202F: ' || u.login, ''),
    css_class, coalesce(about_user, u.id), $8::integer, $9::integer
  from unnest($3::text[], $4::text[], $5::text[], $6::integer[], $7::integer[]) with ordinality
    as event (number_name, action, css_class, about_user, holder, at)
  left join users u
    on u.congregation_id = current_congregation()
    and u.id = event.holder
  order by at`;

/** SQL for what stands in an `action` before its first colon, and for the text behind it. */
export const kindOf = (action: string) => `split_part(${plain(action)}, ' : ', 1)`;
export const behindColon = (action: string) => `split_part(${plain(action)}, ' : ', 2)`;

/** The same of an action that is not stored yet. */
export const withoutName = (action: string): string =>
  action.replaceAll('\u202F:', ' :').split(' : ')[0] ?? '';

/** Lines written before OWN-51 have a plain space before the colon. */
const plain = (action: string) => `replace(${action}, E'\\u202F:', ' :')`;
