/** Form flags are y / n (B-25). */
export const flag = (value: boolean): 'y' | 'n' => (value ? 'y' : 'n');

/** Ids are a comma-separated list (B-26). */
export const ids = (values: readonly string[]): string => values.join(',');

/**
 * `selected` is a JSON array of numbers (B-26, BOOK-05); malformed ids stay strings, which the
 * backend refuses.
 */
export const selected = (territoryIds: readonly string[]): string =>
  JSON.stringify(territoryIds.map((id) => (/^\d{1,15}$/u.test(id) ? Number(id) : id)));

/** Null for invalid JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
