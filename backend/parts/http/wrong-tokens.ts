import type { Temporal } from 'temporal-polyfill';

const minutes = 15;
/** Characters by which tokens differ. */
const longest = 64;
/** Addresses remembered at once. */
const mostAddresses = 10_000;

interface Guesser {
  readonly tokens: Set<string>;
  readonly ends: Temporal.Instant;
}

/** Counts different wrong tokens by address; one that many try counts once. */
export interface WrongTokens {
  /** Seconds until this address may try another token; 0 if it may now. */
  readonly wait: (address: string, now: Temporal.Instant) => number;
  readonly count: (address: string, token: string, now: Temporal.Instant) => void;
}

/**
 * `most` different wrong tokens of an address in 15 minutes. Kept in the memory of one backend: a row for each would let strangers fill the database, and no
 * address is stored.
 */
export function countWrongTokens(most: number): WrongTokens {
  const guessers = new Map<string, Guesser>();

  function guesserAt(address: string, now: Temporal.Instant): Guesser | undefined {
    const guesser = guessers.get(address);
    if (!guesser || secondsFrom(now, guesser.ends) > 0) return guesser;
    guessers.delete(address);
    return undefined;
  }

  function remember(address: string, now: Temporal.Instant): Guesser {
    const [oldest] = guessers.keys();
    if (guessers.size >= mostAddresses && oldest !== undefined) guessers.delete(oldest);
    const guesser = { tokens: new Set<string>(), ends: now.add({ minutes }) };
    guessers.set(address, guesser);
    return guesser;
  }

  return {
    wait: (address, now) => {
      const guesser = guesserAt(address, now);
      return guesser && guesser.tokens.size >= most ? secondsFrom(now, guesser.ends) : 0;
    },
    count: (address, token, now) => {
      const guesser = guesserAt(address, now) ?? remember(address, now);
      guesser.tokens.add(token.slice(0, longest));
    },
  };
}

const secondsFrom = (now: Temporal.Instant, end: Temporal.Instant): number =>
  Math.max(0, Math.ceil(now.until(end).total('seconds')));
