import type { EventObject } from 'xstate';
import type { SecondFactorAsked, SignedIn } from '#schema/generated.ts';

/** The answer to a password, or to the code that has to follow it. */
export type PasswordAnswer = SignedIn | SecondFactorAsked;

export const asksForSecond = (answer: PasswordAnswer): answer is SecondFactorAsked =>
  'ticket' in answer;

/** The session that an answer has begun, as the params of what comes after a code was not asked for. */
export function sessionIn({
  event: { output },
}: {
  readonly event: { readonly output: PasswordAnswer };
}): SignedIn {
  if (asksForSecond(output)) throw new Error('A code is asked for.');
  return output;
}

/** The session that the event of an actor has begun. */
export function openedBy(event: EventObject): SignedIn {
  if (!('output' in event) || !isSession(event.output)) throw new Error('No session has begun.');
  return event.output;
}

const isSession = (output: unknown): output is SignedIn =>
  typeof output === 'object' && output !== null && 'token' in output;
