import type {
  ExitOutcome,
  ImportTerritoryMapOutcome,
  Notice,
  Outcome,
  PdfOutcome,
  Refusal,
  SaveTerritoryMapOutcome,
  SignInOutcome,
} from '#schema/generated.ts';

type MapOutcome = SaveTerritoryMapOutcome | ImportTerritoryMapOutcome;
type AnyOutcome = Outcome | SignInOutcome | ExitOutcome | PdfOutcome | MapOutcome;

export const refused = (outcome: AnyOutcome) => outcome.__typename === 'Refusal';

export function refusalOf(outcome: AnyOutcome): Refusal | null {
  return outcome.__typename === 'Refusal' ? outcome : null;
}

export function noticeOf(outcome: Outcome | ExitOutcome | MapOutcome): Notice | null {
  return 'notice' in outcome ? outcome.notice : null;
}
