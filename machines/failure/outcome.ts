import type { Problem } from './failure.ts';
import type {
  AddHistoryOutcome,
  AddTerritoryOutcome,
  AddTerritoryTypeOutcome,
  AddUserOutcome,
  ArchiveOutcome,
  CongregationOutcome,
  EditSettingsOutcome,
  EditTerritoryOutcome,
  ExitOutcome,
  ImportTerritoryMapOutcome,
  Notice,
  Outcome,
  PdfOutcome,
  Refusal,
  RunImportOutcome,
  SaveGlobalMapOutcome,
  SaveTerritoryMapOutcome,
  SignInOutcome,
} from '#schema/generated.ts';

type Told =
  | Outcome
  | ExitOutcome
  | AddHistoryOutcome
  | AddTerritoryOutcome
  | AddTerritoryTypeOutcome
  | AddUserOutcome
  | CongregationOutcome
  | EditSettingsOutcome
  | EditTerritoryOutcome
  | SaveGlobalMapOutcome
  | SaveTerritoryMapOutcome
  | ImportTerritoryMapOutcome
  | RunImportOutcome;
type AnyOutcome = Told | SignInOutcome | PdfOutcome | ArchiveOutcome;

export const refused = (outcome: AnyOutcome) => outcome.__typename === 'Refusal';

export function refusalOf(outcome: AnyOutcome): Refusal | null {
  return outcome.__typename === 'Refusal' ? outcome : null;
}

export function noticeOf(outcome: Told): Notice | null {
  return 'notice' in outcome ? outcome.notice : null;
}

/** Somebody else saved it meanwhile, and it may be overwritten. */
export const overwriteOffered = (problem: Problem | null): boolean =>
  problem !== null && problem !== 'unreachable' && problem.forceOffered === 'overwrite';
