import type { Problem } from '#machines/parts/failure/failure.ts';
import type { Reason } from '#machines/parts/flow/meta.ts';

/** What travels in the history with a redirection to the sign-in screen. */
export interface Arrival {
  /** The server gave no readable answer (B-45). */
  readonly unreachable: boolean;
  /** Null where the reader has no session, or one that nobody has ended yet. */
  readonly ended: Reason | null;
  /** The address that signing in leads back to; null for the first screen. */
  readonly from: string | null;
}

/** `from` is the address that the reader asked for; the root leads to the first screen anyway. */
export const arrival = (
  problem: Problem | null,
  from: string | null = null,
  why: Reason | null = null,
): Arrival => ({
  unreachable: problem === 'unreachable',
  ended: why,
  from: from === '/' ? null : from,
});

/** The reader of `path` has lost the session. */
export const sessionEndedAt = (path: string): Arrival => ({
  unreachable: false,
  ended: 'session',
  from: path,
});

/** Whether the server has ended the session already, so that nothing can be saved or signed out. */
export const isOver = (ended: Reason | null): boolean =>
  ended === 'session' || ended === 'passwordChanged';

/** Reads a location's state, which may come from an older release. */
export function arrivalIn(state: unknown): Arrival {
  const said = typeof state === 'object' && state !== null ? state : {};
  return {
    unreachable: 'unreachable' in said && said.unreachable === true,
    ended: 'ended' in said && isReason(said.ended) ? said.ended : null,
    from: 'from' in said && isPath(said.from) ? said.from : null,
  };
}

const reasons: readonly unknown[] = [
  'session',
  'passwordChanged',
  'signedOut',
] satisfies readonly Reason[];
const isReason = (reason: unknown): reason is Reason => reasons.includes(reason);

const isPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?!\/)/u.test(path);
