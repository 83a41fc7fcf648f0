export interface Page {
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** Where the page begins and ends in the list, as `slice` counts. */
  readonly from: number;
  readonly to: number;
}

/** The page that is shown of so many rows; one beyond the last is the last. */
export function pageAt(wanted: number, rows: number, size: number): Page {
  const count = Math.max(Math.ceil(rows / size), 1);
  const number = Math.min(Math.max(wanted, 1), count);
  return { number, count, from: (number - 1) * size, to: Math.min(number * size, rows) };
}
