/** A column as far as its room counts. */
export interface FittedColumn {
  readonly id: string;
  /** The width below which it is not legible, in `ch`. */
  readonly least: number;
  readonly folds?: number | undefined;
  /** The row's name, which the folded columns stand under. */
  readonly heads: boolean;
}

/** The least width of the row's name with other columns under it. */
const foldedName = 30;

/** The room that the columns need, of which some are folded, in `ch`. */
export const roomOf = (columns: readonly FittedColumn[], folded: readonly string[]): number =>
  columns
    .filter(({ id }) => !folded.includes(id))
    .reduce((sum, column) => sum + leastOf(column, folded), 0);

export const leastOf = ({ heads, least }: FittedColumn, folded: readonly string[]): number =>
  heads && folded.length > 0 ? Math.max(least, foldedName) : least;

/** The ids of the columns that fold so that the others fit into `room` (in `ch`): highest rank first (OWN-31). */
export function foldedIds(columns: readonly FittedColumn[], room: number): readonly string[] {
  const ranked = columns
    .filter(({ folds }) => folds !== undefined)
    .toSorted((one, other) => (other.folds ?? 0) - (one.folds ?? 0));
  const folded: string[] = [];
  for (const { id } of ranked) {
    if (roomOf(columns, folded) <= room) break;
    folded.push(id);
  }
  return folded;
}
