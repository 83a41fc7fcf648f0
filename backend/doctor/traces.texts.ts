/**
 * Log lines that say that an assignment is gone or has another number (`historyEvents`,
 * `cancelLogged`, `territoryTakenBack`); a name may follow.
 */
export const explainingLines = String.raw`^(?:Attribution n° \d+ (?:supprimée|modifiée)|Sortie annulée|Import annulé)`;
