import { headsAt } from './table.column.ts';

const narrowest = 6;
const firstAtMost = 22;
const elastic = 14;
const elasticAtLeast = 13;
const sortArrow = 2;
const padding = 2;

interface Measured {
  readonly header: string;
  readonly texts: readonly string[];
  readonly width?: number | undefined;
  readonly grows?: boolean | undefined;
  readonly heads?: boolean | undefined;
}

/** In `ch`; null: the column takes its share of what is left. */
export interface TableWidths {
  readonly columns: readonly (number | null)[];
  readonly least: number;
}

/** Of all rows, not of the rendered ones: columns keep their width while one scrolls or searches. */
export function tableWidths(columns: readonly Measured[]): TableWidths {
  const key = headsAt(columns);
  const widths = columns.map((column, position) => {
    const width = column.width ?? measured(column);
    if (position === key) return Math.min(width, firstAtMost);
    if (column.grows === true) return null;
    return width > elastic && column.width === undefined ? null : width;
  });
  return {
    columns: widths,
    least: widths.reduce<number>(
      (sum, width, position) => sum + (width ?? columns[position]?.width ?? elasticAtLeast),
      0,
    ),
  };
}

function measured({ header, texts }: Measured): number {
  const headerWidth = Math.max(...header.split(/\s/u).map((word) => textWidth(word))) + sortArrow;
  const longest = texts.reduce((most, text) => Math.max(most, textWidth(text)), headerWidth);
  return Math.max(Math.ceil(longest) + padding, narrowest);
}

/** A digit is one `ch` wide, a letter of running text somewhat less. */
function textWidth(text: string): number {
  const digits = text.match(/\d/gu)?.length ?? 0;
  return digits + (text.length - digits) * 0.88;
}
