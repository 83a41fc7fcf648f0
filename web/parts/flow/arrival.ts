import type { Problem } from '#machines/parts/failure/failure.ts';
import { seatIn } from '#machines/parts/flow/account-in.ts';
import type { Reason } from '#machines/parts/flow/meta.ts';

/** The address that signing in leads back to, null for the first screen. */
export interface WayBack {
  readonly from: string | null;
  /** Whose screen that is (account-in.ts); null: that of whoever signs in. */
  readonly whose: string | null;
}

/** What travels in the history with a redirection. */
export interface Arrival extends WayBack {
  /** The server gave no readable answer (B-45). */
  readonly unreachable: boolean;
  /** Null where the reader has no session, or one that nobody has ended yet. */
  readonly why: Reason | null;
}

export const noWayBack: WayBack = { from: null, whose: null };

/** Root and privacy rules lead on to the first screen anyway. */
const leadOn: readonly string[] = ['/', '/u-rgpd-privacy', '/u-second-factor'];

/** Back to an address that was asked for without a session. */
export const backTo = (path: string): WayBack =>
  leadOn.includes(path) ? noWayBack : { from: path, whose: null };

/** Back to where the bearer of this token was, for the same person in the same congregation only (OWN-191). */
export function backForBearer(path: string, token: string | null): WayBack {
  const whose = seatIn(token);
  return whose === null ? noWayBack : { ...backTo(path), whose };
}

export const arrival = (
  problem: Problem | null,
  why: Reason | null = null,
  back: WayBack = noWayBack,
): Arrival => ({ unreachable: problem === 'unreachable', why, ...back });

/** Whether the server has ended the session already, so that nothing can be saved or signed out. */
export const isOver = (why: Reason | null): boolean =>
  why === 'session' || why === 'passwordChanged' || why === 'signedOutEverywhere';

/** Reads a location's state, which may come from an older release. */
export function arrivalIn(state: unknown): Arrival {
  const said = typeof state === 'object' && state !== null ? state : {};
  const from = 'from' in said && isPath(said.from) ? said.from : null;
  const whose = 'whose' in said ? said.whose : undefined;
  // An older release did not say whose.
  const known = whose === null || typeof whose === 'string';
  return {
    unreachable: 'unreachable' in said && said.unreachable === true,
    why: 'why' in said && isReason(said.why) ? said.why : null,
    ...(known ? { from, whose } : noWayBack),
  };
}

const reasons: readonly unknown[] = [
  'session',
  'passwordChanged',
  'signedOut',
  'signedOutEverywhere',
  'signedIn',
  'toDraw',
] satisfies readonly Reason[];
const isReason = (reason: unknown): reason is Reason => reasons.includes(reason);

const isPath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?!\/)/u.test(path);
