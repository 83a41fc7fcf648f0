import type { Notice, Outcome, Refusal, SignInOutcome } from '#schema/generated.ts';

export const refused = (outcome: Outcome | SignInOutcome) => outcome.__typename === 'Refusal';

export function refusalOf(outcome: Outcome | SignInOutcome): Refusal | null {
  return outcome.__typename === 'Refusal' ? outcome : null;
}

export function noticeOf(outcome: Outcome): Notice | null {
  return 'notice' in outcome ? outcome.notice : null;
}
