import type { Density } from './density.ts';
import { headsAt } from './table.column.ts';

const narrowest = 6;
/** What a name shows of itself where there is no more room; a compact table keeps most names on one line. */
const nameAtLeast = { compact: 40, comfortable: 22 } as const;
const nameAtMost = 48;
const elastic = 14;
const elasticAtLeast = { compact: 16, comfortable: 13 } as const;
const textAtMost = 30;
const wordAtMost = 34;
const sortArrow = 1.5;
const padding = { compact: 1.5, comfortable: 2.25 } as const;

interface MeasuredColumn {
  readonly header: string;
  readonly texts: readonly string[];
  readonly width?: number | undefined;
  readonly grows?: boolean | undefined;
  readonly heads?: boolean | undefined;
}

/** The room of a column, in `ch`. */
export interface ColumnRoom {
  /** Where all of it is on one line. */
  readonly full: number;
  /** Below which it is not legible. */
  readonly least: number;
}

/** Measures all rows, not only rendered ones, so that widths are stable while scrolling and searching. */
export function roomsOf(
  columns: readonly MeasuredColumn[],
  density: Density,
): readonly ColumnRoom[] {
  const key = headsAt(columns);
  return columns.map((column, position) => {
    const bold = position === key ? boldness : 1;
    const full = column.width ?? measureColumn(column, padding[density], bold);
    if (position === key) {
      return { full: Math.min(full, nameAtMost), least: Math.min(full, nameAtLeast[density]) };
    }
    if (column.width !== undefined || full <= elastic) return { full, least: full };
    if (full <= wordAtMost && column.texts.every(isWord)) return { full, least: full };
    const least = Math.min(full, elasticAtLeast[density]);
    return { full: Math.min(full, textAtMost), least };
  });
}

/** Of widths that the browser rounds to pixels. */
const rounding = 0.5;

interface SharingColumn extends ColumnRoom {
  /** The row's name. */
  readonly heads: boolean;
  readonly grows: boolean;
}

/**
 * The widths, in `ch`, that share `room`: what a column needs at least, then the row's name, then the others by what
 * they lack. Null for a column that grows: it takes what is left.
 */
export function sharedWidths(
  columns: readonly SharingColumn[],
  room: number,
): readonly (number | null)[] {
  let left = room - rounding - columns.reduce((sum, { least }) => sum + least, 0);
  const name = columns.find(({ heads }) => heads);
  const named = name ? Math.min(Math.max(left, 0), name.full - name.least) : 0;
  left -= named;
  const lacking = columns.reduce(
    (sum, { full, least, heads, grows }) => sum + (heads || grows ? 0 : full - least),
    0,
  );
  const share = lacking > 0 ? Math.min(Math.max(left, 0) / lacking, 1) : 0;
  return columns.map(({ full, least, heads, grows }) => {
    if (grows) return null;
    return heads ? least + named : least + share * (full - least);
  });
}

/** Texts without a space, as e-mail addresses are, would break inside of a word. */
const isWord = (text: string) => !/\s/u.test(text);

function measureColumn({ header, texts }: MeasuredColumn, around: number, bold: number): number {
  const headerWidth = Math.max(...header.split(/\s/u).map((word) => textWidth(word))) + sortArrow;
  const longest = texts.reduce((most, text) => Math.max(most, textWidth(text) * bold), headerWidth);
  return Math.max(longest + around, narrowest);
}

const boldness = 1.06;
/** Of the product's typeface, in `ch`. */
const glyphs = [
  [/\d/u, 0.95],
  [/[MWmw\u0152\u0153@%]/u, 1.25],
  [/[fijlrtI]/u, 0.5],
  [/[\s\p{P}]/u, 0.5],
  [/\p{Lu}/u, 1],
] as const;
const otherGlyph = 0.82;

function textWidth(text: string): number {
  let width = 0;
  for (const sign of text) width += glyphWidth(sign);
  return width;
}

const glyphWidths = new Map<string, number>();

function glyphWidth(sign: string): number {
  const known = glyphWidths.get(sign);
  if (known !== undefined) return known;
  const width = glyphs.find(([pattern]) => pattern.test(sign))?.[1] ?? otherGlyph;
  glyphWidths.set(sign, width);
  return width;
}
