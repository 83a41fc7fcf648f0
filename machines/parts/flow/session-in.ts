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
