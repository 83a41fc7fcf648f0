import type { EventObject } from 'xstate';
import type { SecondFactorAsked, SignedIn } from '#schema/generated.ts';

/** The answer to a password, or to the code that has to follow it. */
export type PasswordAnswer = SignedIn | SecondFactorAsked;

export const asksForSecond = (answer: PasswordAnswer): answer is SecondFactorAsked =>
  'ticket' in answer;

/** The session that the event of an actor has begun. */
export function openedBy(event: EventObject): SignedIn {
  if (!('output' in event) || !isSession(event.output)) throw new Error('No session has begun.');
  return event.output;
}

const isSession = (output: unknown): output is SignedIn =>
  typeof output === 'object' && output !== null && 'token' in output;
