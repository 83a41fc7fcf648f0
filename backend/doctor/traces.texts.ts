/** Log lines that say of an assignment's number that it was removed or changed (`historyEvents`). */
export const explainingLines = String.raw`^Attribution n° \d+ (supprimée|modifiée)`;
