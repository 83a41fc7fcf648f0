import type { Problem } from '#machines/failure/failure.ts';

/** What travels with a redirection to the sign-in screen (B-45). */
export const arrival = (problem: Problem | null) => ({ unreachable: problem === 'unreachable' });

export const arrivedUnreachable = (state: unknown) =>
  typeof state === 'object' &&
  state !== null &&
  'unreachable' in state &&
  state.unreachable === true;
