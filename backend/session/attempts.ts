import { Temporal } from 'temporal-polyfill';
import type { Database, Db } from '../parts/db/database.ts';
import { TurnedAway } from '../parts/http/turned-away.ts';
import { countAttempts, forgetAttempts, isKnown, remember, takeBack } from './attempts.queries.ts';
import { hasMark } from './device-marks.queries.ts';
import { markHash } from './device-marks.ts';
import {
  countersOf,
  countersOfDevice,
  knownForDays,
  mailCounter,
  type Counter,
} from './session.rules.ts';
import { sessionTexts } from './session.texts.ts';

export interface Attempt {
  readonly purpose: 'sign-in' | 'second-factor' | 'lost-password';
  readonly login: string;
  readonly address: string;
  readonly secret: string;
  /** Where the account is, or would be. */
  readonly congregation: number;
  /** Null when nobody has that name. */
  readonly userId: number | null;
  /** What the device has kept of an earlier sign-in; '' without. */
  readonly mark: string;
  readonly now: Temporal.Instant;
}

/** What a success changes in the counts. */
interface Settling {
  /** The count that ends. */
  readonly own: readonly Counter[];
  /** Counts shared with others, which lose the attempt. */
  readonly shared: readonly (readonly Counter[])[];
}

export interface CountedAttempt extends Settling {
  /** The most so far under that name within 15 minutes. */
  readonly attempts: number;
}

/**
 * Counts an attempt, before it is looked at: for the address with any login, for the login there and
 * everywhere; where that person signed in from there before, for the login there only; on a device of
 * that person, for the device only. So whoever guesses is slowed, and the owner is not locked out.
 * Throws `TurnedAway` (OWN-39, OWN-216).
 */
export async function countAttempt(database: Database, attempt: Attempt): Promise<CountedAttempt> {
  const { congregation, now } = attempt;
  const counted = await database.asTenant(congregation, async (db) => {
    const settling = await countsOf(db, attempt);
    // Always in this order, against deadlocks. The address first: a flood of names makes no rows.
    const { shared, own } = settling;
    const [ofAddress = [], name = []] = shared;
    return { ...settling, ...(await countInOrder(db, [ofAddress, own, name], now)) };
  });
  if (attempt.purpose === 'second-factor') {
    turnAway(counted.seconds, sessionTexts.tooManyCodes, sessionTexts.tooManyCodesToday);
  }
  turnAway(counted.seconds, sessionTexts.tooManyAttempts, sessionTexts.tooManyToday);
  return counted;
}

/** Which counts an attempt belongs to. */
async function countsOf(db: Db, attempt: Attempt): Promise<Settling> {
  const { secret, congregation: home, userId, mark, now } = attempt;
  const { ofAddress, pair, name, known } = countersOf(attempt);
  // Nobody comes to a code without the password, so that strangers fill no count of codes.
  if (attempt.purpose === 'second-factor') return { own: [pair], shared: [[ofAddress], name] };
  if (mark !== '') {
    const hash = markHash({ secret, home, userId: userId ?? 0, mark });
    const marked = await hasMark(db, userId ?? 0, hash, now);
    if (marked) return { own: countersOfDevice(attempt, mark), shared: [] };
  }
  if (await isKnown(db, known, now)) return { own: [pair], shared: [] };
  return { own: [pair], shared: [[ofAddress], name] };
}

/** After a success: its own count ends, the address is known, and those it shares lose one. */
export async function settleAttempt(
  database: Database,
  attempt: Attempt,
  { own, shared }: Settling = { own: [], shared: [] },
): Promise<void> {
  const { congregation, now } = attempt;
  const [ofAddress = [], name = []] = shared;
  await database.asTenant(congregation, async (db) => {
    await takeBack(db, subjectsOf(ofAddress));
    await forgetAttempts(db, subjectsOf(own));
    await remember(db, countersOf(attempt).known, now.add({ hours: 24 * knownForDays }));
    await takeBack(db, subjectsOf(name));
  });
}

/** Ends what was counted under a name everywhere: a manager has given a new password (OWN-216). */
export const unlockName = (
  db: Db,
  { login, secret }: Pick<Attempt, 'login' | 'secret'>,
): Promise<void> =>
  forgetAttempts(
    db,
    subjectsOf(countersOf({ purpose: 'sign-in', login, address: '', secret }).name),
  );

/** Counts a mail to one person, whoever asks for it. Throws `TurnedAway`. */
export async function countMail(
  db: Db,
  person: { readonly login: string; readonly secret: string },
  now: Temporal.Instant,
): Promise<void> {
  const { seconds } = await countInOrder(db, [[mailCounter(person)]], now);
  turnAway(seconds, sessionTexts.tooManyMails, sessionTexts.tooManyMails);
}

interface Counting {
  /** Seconds to wait; 0 if the attempt may be made. */
  readonly seconds: number;
  /** The most under one of the counters of 15 minutes that belong to one name. */
  readonly attempts: number;
}

/** A refused attempt counts where it was one too many only. */
async function countInOrder(
  db: Db,
  steps: readonly (readonly Counter[])[],
  now: Temporal.Instant,
): Promise<Counting> {
  let attempts = 0;
  for (const [step, counters] of steps.entries()) {
    if (counters.length === 0) continue;
    const counted = await countAttempts(db, counters, now);
    const exceeded = counters.flatMap(({ subject, most }) => {
      const known = counted.get(subject);
      return known && known.attempts > most ? [{ subject, ends: known.ends }] : [];
    });
    if (exceeded.length > 0) {
      const refusing = exceeded.map(({ subject }) => subject);
      const others = subjectsOf(counters).filter((one) => !refusing.includes(one));
      for (const before of [others, ...steps.slice(0, step).map(subjectsOf)]) {
        await takeBack(db, before);
      }
      return {
        seconds: Math.max(...exceeded.map(({ ends }) => secondsUntil(ends, now))),
        attempts,
      };
    }
    const [first] = counters;
    if (step > 0 && first) attempts = Math.max(attempts, counted.get(first.subject)?.attempts ?? 0);
  }
  return { seconds: 0, attempts };
}

const subjectsOf = (counters: readonly Counter[]): readonly string[] =>
  counters.map(({ subject }) => subject);

const secondsUntil = (instant: string, now: Temporal.Instant): number =>
  Math.ceil(now.until(Temporal.Instant.from(instant)).total('seconds'));

function turnAway(seconds: number, soon: string, today: string): void {
  if (seconds === 0) return;
  throw new TurnedAway(429, seconds <= 15 * 60 ? soon : today, seconds);
}
