import { headsAt } from './table.column.ts';

const narrowest = 6;
const firstAtMost = 22;
const elastic = 14;
const elasticAtLeast = 13;
const wordAtMost = 34;
const sortArrow = 2;
const padding = 2;

interface MeasuredColumn {
  readonly header: string;
  readonly texts: readonly string[];
  readonly width?: number | undefined;
  readonly grows?: boolean | undefined;
  readonly heads?: boolean | undefined;
}

/** Widths in `ch`. */
export interface TableWidths {
  /** Null: the column shares the remaining width. */
  readonly columns: readonly (number | null)[];
  /** The widths below which the columns are not legible. */
  readonly leasts: readonly number[];
}

/** Measures all rows, not only rendered ones, so that widths are stable while scrolling and searching. */
export function tableWidths(columns: readonly MeasuredColumn[]): TableWidths {
  const key = headsAt(columns);
  const widths = columns.map((column, position) => {
    const width = column.width ?? measureColumn(column);
    if (position === key) return Math.min(width, firstAtMost);
    if (column.grows === true) return null;
    if (width <= elastic || column.width !== undefined) return width;
    return width <= wordAtMost && column.texts.every(isWord) ? width : null;
  });
  return {
    columns: widths,
    leasts: widths.map((width, position) => width ?? columns[position]?.width ?? elasticAtLeast),
  };
}

/** Texts without a space, as e-mail addresses are, would break inside of a word. */
const isWord = (text: string) => !/\s/u.test(text);

function measureColumn({ header, texts }: MeasuredColumn): number {
  const headerWidth = Math.max(...header.split(/\s/u).map((word) => textWidth(word))) + sortArrow;
  const longest = texts.reduce((most, text) => Math.max(most, textWidth(text)), headerWidth);
  return Math.max(Math.ceil(longest) + padding, narrowest);
}

/** Width in `ch`: 1 for a digit, slightly less for letters. */
function textWidth(text: string): number {
  const digits = text.match(/\d/gu)?.length ?? 0;
  return digits + (text.length - digits) * 0.88;
}
