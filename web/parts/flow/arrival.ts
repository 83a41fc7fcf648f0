import type { Problem } from '#machines/parts/failure/failure.ts';
import type { Reason } from '#machines/parts/flow/meta.ts';

/** What travels in the history with a redirection to the sign-in screen. */
export interface Arrival {
  /** The server gave no readable answer (B-45). */
  readonly unreachable: boolean;
  /** The session ended while the reader worked. */
  readonly sessionEnded: boolean;
  /** The reader changed the password, which ended the session (B-90). */
  readonly passwordChanged: boolean;
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
  sessionEnded: false,
  passwordChanged: why === 'passwordChanged',
  from: from === '/' ? null : from,
});

/** The reader of `path` has lost the session. */
export const sessionEndedAt = (path: string): Arrival => ({
  unreachable: false,
  sessionEnded: true,
  passwordChanged: false,
  from: path,
});

/** Reads a location's state, which may come from an older release. */
export function arrivalIn(state: unknown): Arrival {
  const said = typeof state === 'object' && state !== null ? state : {};
  return {
    unreachable: 'unreachable' in said && said.unreachable === true,
    sessionEnded: 'sessionEnded' in said && said.sessionEnded === true,
    passwordChanged: 'passwordChanged' in said && said.passwordChanged === true,
    from: 'from' in said && isPath(said.from) ? said.from : null,
  };
}

const isPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?!\/)/u.test(path);
