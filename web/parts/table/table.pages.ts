export interface Page {
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** The range of the page in the list, as for `slice`. */
  readonly from: number;
  readonly to: number;
}

/** The wanted page of a list with `rows` rows, clamped to the last one. */
export function pageAt(wanted: number, rows: number, size: number): Page {
  const count = Math.max(Math.ceil(rows / size), 1);
  const number = Math.min(Math.max(wanted, 1), count);
  return { number, count, from: (number - 1) * size, to: Math.min(number * size, rows) };
}
