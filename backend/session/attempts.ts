import { Temporal } from 'temporal-polyfill';
import type { Database, Db } from '../parts/db/database.ts';
import type { Answer } from '../parts/http/answer.ts';
import type { PublicCall } from '../parts/http/calls.ts';
import { rolledBackWhenRefused } from '../parts/http/all-or-nothing.ts';
import { TurnedAway } from '../parts/http/turned-away.ts';
import {
  attemptsOf,
  countAttempts,
  forgetAttempts,
  isKnown,
  remember,
  takeBack,
} from './attempts.queries.ts';
import { addressOf, countersOf, knownForDays, mailCounter, type Counter } from './session.rules.ts';
import { sessionTexts } from './session.texts.ts';

interface Attempt {
  readonly purpose: 'sign-in' | 'lost-password';
  readonly login: string;
  readonly address: string;
  readonly secret: string;
  /** Where the account is, or would be. */
  readonly congregation: number;
  readonly now: Temporal.Instant;
}

/**
 * Counts an attempt, before it is looked at: for a login at an address, and, unless that person
 * signed in from there before, for the login everywhere and for the address with any login. So
 * whoever guesses is slowed, and the owner is not locked out. Resolves to the most attempts so far
 * under that name within 15 minutes. Throws `TurnedAway` (OWN-39).
 */
export async function countAttempt(
  database: Database,
  { congregation, now, ...attempt }: Attempt,
): Promise<number> {
  const { pair, others, known } = countersOf(attempt);
  const { seconds, attempts } = await database.asTenant(congregation, async (db) => {
    const here = await count(db, [pair], now);
    if (here.seconds > 0 || (await isKnown(db, known, now))) return here;
    const everywhere = await count(db, others, now);
    return { ...everywhere, attempts: Math.max(here.attempts, everywhere.attempts) };
  });
  turnAway(seconds);
  return attempts;
}

/**
 * After a success: its own count ends, the address is known, and those it shares lose one, unless it
 * was not counted there: each sign-in of its owner would give a guess back to everybody else.
 */
export async function settleAttempt(
  database: Database,
  { congregation, now, ...attempt }: Attempt,
): Promise<void> {
  const { pair, others, known } = countersOf(attempt);
  await database.asTenant(congregation, async (db) => {
    const counted = !(await isKnown(db, known, now));
    await forgetAttempts(db, pair.subject);
    await remember(db, known, now.add({ hours: 24 * knownForDays }));
    if (!counted) return;
    await takeBack(
      db,
      others.map(({ subject }) => subject),
    );
  });
}

/** Counts a mail to one person, whoever asks for it. Throws `TurnedAway`. */
export async function countMail(
  db: Db,
  person: { readonly login: string; readonly secret: string },
  now: Temporal.Instant,
): Promise<void> {
  turnAway((await count(db, [mailCounter(person)], now)).seconds);
}

interface TokenLimit {
  readonly congregation: number;
  readonly secret: string;
  /** The answers to a wrong token. */
  readonly wrong: readonly Answer[];
}

/**
 * Limits wrong tokens per address like wrong passwords, in the transaction of what a right one opens: a page that
 * asks every few seconds writes nothing. Throws `TurnedAway`, for a right token too.
 */
export async function limitTokens(
  { database, address, now }: Pick<PublicCall<unknown>, 'database' | 'address' | 'now'>,
  { congregation, secret, wrong }: TokenLimit,
  work: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  const counter = addressOf('one-tap', { address, secret });
  const answer = await rolledBackWhenRefused(database, congregation, async (db) => {
    const before = await attemptsOf(db, counter.subject, now);
    if (before && before.attempts >= counter.most) turnAway(secondsUntil(before.ends, now));
    const found = await work(db);
    if (before && !wrong.includes(found)) await forgetAttempts(db, counter.subject);
    return found;
  });
  if (wrong.includes(answer)) {
    await database.asTenant(congregation, (db) => countAttempts(db, [counter], now));
  }
  return answer;
}

interface Counting {
  /** Seconds to wait; 0 if the attempt may be made. */
  readonly seconds: number;
  /** Attempts under the first counter. */
  readonly attempts: number;
}

/** A refused attempt counts where it was one too many only. */
async function count(
  db: Db,
  counters: readonly Counter[],
  now: Temporal.Instant,
): Promise<Counting> {
  const counted = await countAttempts(db, counters, now);
  const exceeded = counters.flatMap(({ subject, most }) => {
    const known = counted.get(subject);
    return known && known.attempts > most ? [{ subject, ends: known.ends }] : [];
  });
  const attempts = counted.get(counters[0]?.subject ?? '')?.attempts ?? 0;
  if (exceeded.length === 0) return { seconds: 0, attempts };
  const refusing = exceeded.map(({ subject }) => subject);
  const others = counters.map(({ subject }) => subject).filter((one) => !refusing.includes(one));
  await takeBack(db, others);
  const seconds = Math.max(...exceeded.map(({ ends }) => secondsUntil(ends, now)));
  return { seconds, attempts };
}

const secondsUntil = (instant: string, now: Temporal.Instant): number =>
  Math.ceil(now.until(Temporal.Instant.from(instant)).total('seconds'));

function turnAway(seconds: number): void {
  if (seconds === 0) return;
  const soon = seconds <= 15 * 60;
  const sentence = soon ? sessionTexts.tooManyAttempts : sessionTexts.tooManyToday;
  throw new TurnedAway(429, sentence, seconds);
}
