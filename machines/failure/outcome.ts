import type {
  AddUserOutcome,
  CongregationOutcome,
  ExitOutcome,
  Notice,
  Outcome,
  PdfOutcome,
  Refusal,
  SignInOutcome,
} from '#schema/generated.ts';

type TellingOutcome = Outcome | ExitOutcome | AddUserOutcome | CongregationOutcome;
type AnyOutcome = TellingOutcome | SignInOutcome | PdfOutcome;

export const refused = (outcome: AnyOutcome) => outcome.__typename === 'Refusal';

export function refusalOf(outcome: AnyOutcome): Refusal | null {
  return outcome.__typename === 'Refusal' ? outcome : null;
}

export function noticeOf(outcome: TellingOutcome): Notice | null {
  return 'notice' in outcome ? outcome.notice : null;
}
