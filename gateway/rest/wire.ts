/** Form flags travel as y / n (B-25). */
export const flag = (value: boolean): 'y' | 'n' => (value ? 'y' : 'n');

/** Ids travel as a comma list (B-26). */
export const ids = (values: readonly string[]): string => values.join(',');

/** `selected` travels as JSON of numbers (B-26, BOOK-05); what is no number stays a text and is refused behind. */
export const selected = (territoryIds: readonly string[]): string =>
  JSON.stringify(territoryIds.map((id) => (/^\d{1,15}$/u.test(id) ? Number(id) : id)));

/** Null for what is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
