import pLimit, { type LimitFunction } from 'p-limit';
import type { Temporal } from 'temporal-polyfill';
import type { Answer } from './answer.ts';
import { httpTexts } from './http.texts.ts';
import { TurnedAway } from './turned-away.ts';

/** Different wrong ones of an address in `minutes`. */
const mostWrong = 30;
const minutes = 15;
/** Calls of an address that run at once and that wait; what they look up is one indexed row each. */
const atOnce = 4;
const mostWaiting = 200;
/** Characters by which they differ. */
const longest = 64;
/** Addresses remembered at once. */
const mostAddresses = 10_000;
/** Seconds. */
const soon = 1;

interface Guesser {
  readonly wrong: Set<string>;
  readonly ends: Temporal.Instant;
}

interface Line {
  readonly limit: LimitFunction;
  calls: number;
}

interface Bearer {
  readonly address: string;
  readonly now: Temporal.Instant;
  /** A link, code or permission that cannot be guessed. */
  readonly token: string;
  /** The answers to a wrong one. */
  readonly wrong: readonly Answer[];
}

export type Capabilities = (bearer: Bearer, look: () => Promise<Answer>) => Promise<Answer>;

/**
 * Lets right capabilities through, whatever others at the same address have tried, and refuses wrong
 * ones after 30 different ones of an address in 15 minutes; one that many try counts once (OWN-215).
 * Throws `TurnedAway`. Kept in the memory of one backend: rows would let strangers fill the database,
 * and no address is stored.
 */
export function guardCapabilities(): Capabilities {
  const guessers = new Map<string, Guesser>();
  const lines = new Map<string, Line>();

  async function inLine(address: string, look: () => Promise<Answer>): Promise<Answer> {
    const line = lines.get(address) ?? { limit: pLimit(atOnce), calls: 0 };
    if (line.calls >= atOnce + mostWaiting) throw new TurnedAway(503, httpTexts.busy, soon);
    lines.set(address, line);
    line.calls += 1;
    try {
      return await line.limit(look);
    } finally {
      line.calls -= 1;
      if (line.calls === 0) lines.delete(address);
    }
  }

  function guesserAt(address: string, now: Temporal.Instant): Guesser {
    const known = guessers.get(address);
    if (known && secondsFrom(now, known.ends) > 0) return known;
    guessers.delete(address);
    const [oldest] = guessers.keys();
    if (guessers.size >= mostAddresses && oldest !== undefined) guessers.delete(oldest);
    const guesser = { wrong: new Set<string>(), ends: now.add({ minutes }) };
    guessers.set(address, guesser);
    return guesser;
  }

  return async ({ address, now, token, wrong }, look) => {
    const answer = await inLine(address, look);
    if (!wrong.includes(answer)) return answer;
    const guesser = guesserAt(address, now);
    if (guesser.wrong.size >= mostWrong) {
      throw new TurnedAway(429, httpTexts.tooManyWrong, secondsFrom(now, guesser.ends));
    }
    guesser.wrong.add(token.slice(0, longest));
    return answer;
  };
}

const secondsFrom = (now: Temporal.Instant, end: Temporal.Instant): number =>
  Math.max(0, Math.ceil(now.until(end).total('seconds')));
