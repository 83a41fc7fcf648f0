import { Temporal } from 'temporal-polyfill';
import type { Database, Db } from '../parts/db/database.ts';
import { TurnedAway } from '../parts/http/turned-away.ts';
import { countAttempts, forgetAttempts, isKnown, remember, takeBack } from './attempts.queries.ts';
import { addressOf, countersOf, knownForDays, mailCounter, type Counter } from './session.rules.ts';
import { sessionTexts } from './session.texts.ts';

interface Attempt {
  readonly purpose: 'sign-in' | 'lost-password';
  readonly login: string;
  readonly address: string;
  /** Where the account is, or would be. */
  readonly congregation: number;
  readonly now: Temporal.Instant;
}

/**
 * Counts an attempt, before it is looked at: for a login at an address, and, unless that person
 * signed in from there before, for the login everywhere and for the address with any login. So
 * whoever guesses is slowed, and the owner is not locked out. Throws `TurnedAway` (OWN-39).
 */
export async function countAttempt(
  database: Database,
  { congregation, now, ...attempt }: Attempt,
): Promise<void> {
  const { pair, others, known } = countersOf(attempt);
  const seconds = await database.asTenant(congregation, async (db) => {
    const wait = await count(db, [pair], now);
    if (wait > 0 || (await isKnown(db, known, now))) return wait;
    return count(db, others, now);
  });
  turnAway(seconds);
}

/** After a success: its own count ends, those it shares lose one, and the address is known. */
export async function settleAttempt(
  database: Database,
  { congregation, now, ...attempt }: Attempt,
): Promise<void> {
  const { pair, others, known } = countersOf(attempt);
  await database.asTenant(congregation, async (db) => {
    await forgetAttempts(db, pair.subject);
    await remember(db, known, now.add({ hours: 24 * knownForDays }));
    await takeBack(
      db,
      others.map(({ subject }) => subject),
    );
  });
}

/** Counts a mail to one person, whoever asks for it. Throws `TurnedAway`. */
export async function countMail(db: Db, login: string, now: Temporal.Instant): Promise<void> {
  turnAway(await count(db, [mailCounter(login)], now));
}

/** Counts a wrong token of an address in a congregation. Throws `TurnedAway`. */
export async function countToken(
  database: Database,
  congregation: number,
  address: string,
  now: Temporal.Instant,
): Promise<{ readonly forget: () => Promise<void> }> {
  const counter = addressOf('one-tap', address);
  turnAway(await database.asTenant(congregation, (db) => count(db, [counter], now)));
  return {
    forget: () => database.asTenant(congregation, (db) => forgetAttempts(db, counter.subject)),
  };
}

/** Seconds to wait; 0 if the attempt may be made. A refused one counts where it was one too many only. */
async function count(db: Db, counters: readonly Counter[], now: Temporal.Instant): Promise<number> {
  const counted = await countAttempts(db, counters, now);
  const exceeded = counters.flatMap(({ subject, most }) => {
    const known = counted.get(subject);
    return known && known.attempts > most ? [{ subject, ends: known.ends }] : [];
  });
  if (exceeded.length === 0) return 0;
  const refusing = exceeded.map(({ subject }) => subject);
  const others = counters.map(({ subject }) => subject).filter((one) => !refusing.includes(one));
  await takeBack(db, others);
  return Math.max(...exceeded.map(({ ends }) => secondsUntil(ends, now)));
}

const secondsUntil = (instant: string, now: Temporal.Instant): number =>
  Math.ceil(now.until(Temporal.Instant.from(instant)).total('seconds'));

function turnAway(seconds: number): void {
  if (seconds === 0) return;
  const soon = seconds <= 15 * 60;
  const sentence = soon ? sessionTexts.tooManyAttempts : sessionTexts.tooManyToday;
  throw new TurnedAway(429, sentence, seconds);
}
