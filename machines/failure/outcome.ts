import type {
  ExitOutcome,
  Notice,
  Outcome,
  PdfOutcome,
  Refusal,
  SignInOutcome,
} from '#schema/generated.ts';

type AnyOutcome = Outcome | SignInOutcome | ExitOutcome | PdfOutcome;

export const refused = (outcome: AnyOutcome) => outcome.__typename === 'Refusal';

export function refusalOf(outcome: AnyOutcome): Refusal | null {
  return outcome.__typename === 'Refusal' ? outcome : null;
}

export function noticeOf(outcome: Outcome | ExitOutcome): Notice | null {
  return 'notice' in outcome ? outcome.notice : null;
}
