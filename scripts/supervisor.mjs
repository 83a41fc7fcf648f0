import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('./servers.mjs').End} End */
/** @typedef {Pick<import('./servers.mjs').Server, 'name' | 'ended' | 'stop'>} Server */

/** Ends of a server within so many milliseconds after which it is given up. */
const mostEnds = 5;
const within = 60_000;
/** Milliseconds before a new start, after the first, second … end within that time. */
const pauses = [0, 250, 500, 1000];

/**
 * Starts a server again whenever it ends by itself (OWN-81). `givenUp` resolves to its last end.
 * @param {Server} first a server that is ready
 * @param {() => Server} another
 * @param {(end: End) => void} tell is told each end that a new start follows
 * @param {(milliseconds?: number) => Promise<unknown>} wait
 * @returns {{ name: string, givenUp: Promise<End>, stop: () => Promise<End> }}
 */
export function keepRunning(first, another, tell, wait = pause) {
  let server = first;
  let stopping = false;
  /** @type {End | null} */
  let ended = null;

  /** @returns {Promise<End>} */
  async function watch() {
    /** @type {number[]} */
    let ends = [];
    for (;;) {
      const end = await server.ended;
      if (stopping) return never();
      ended = { code: 0, signal: null };
      const now = performance.now();
      ends = [...ends.filter((at) => now - at < within), now];
      if (ends.length >= mostEnds) return end;
      tell(end);
      await wait(pauses[ends.length - 1]);
      if (stopping) return never();
      server = another();
      ended = null;
    }
  }

  return {
    name: first.name,
    givenUp: watch(),
    stop: async () => {
      stopping = true;
      return ended ?? server.stop();
    },
  };
}

/** @returns {Promise<never>} */
const never = () => new Promise(() => undefined);
