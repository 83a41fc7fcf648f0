import type { FileTable, Interpretation, Target } from '#machines/imports/import.rules.ts';
import type { MapRemark } from '#machines/parts/files/map-remark.ts';

import { saysTerritory } from './head-words.ts';
import { mapHeads } from './headers.texts.ts';
import { isAreaRow } from './shape-guess.ts';
import { numberedIn } from './territory-number.ts';

type Map = Pick<FileTable, 'heads' | 'rows'>;
type Row = FileTable['rows'][number];
type Targets = readonly (Target | null)[];

/** Shapes that are part of no territory, by their lines and what they are called. */
export interface ApartShapes {
  readonly points: readonly ApartShape[];
  /** Closed lines with the number of an area. */
  readonly outlines: readonly ApartShape[];
}

interface ApartShape {
  readonly line: number;
  readonly name: string;
}

/**
 * Beside areas a point is a place or a door, whatever number it is called by, and a closed line with the number
 * of an area is a way: neither joins the map of that territory unless something says 'territory' (OWN-341).
 */
export function apartShapes(map: Map, targets: Targets): ApartShapes {
  const at = targets.indexOf('number');
  const areas = map.rows.filter((row) => isAreaRow(row) && row.outline !== true);
  if (at < 0 || areas.length === 0) return { points: [], outlines: [] };
  const numbers = new Set(areas.map((row) => numberOf(row, at)));
  const shapes = map.rows.filter((row) => row.cells.at(-1) !== '' && !saysWhose(map, row, at));
  const named = (some: readonly Row[]) =>
    some.map((row) => ({ line: row.line, name: calledAs(row, targets) }));
  return {
    points: named(shapes.filter((row) => !isAreaRow(row))),
    outlines: named(
      shapes.filter((row) => row.outline === true && numbers.has(numberOf(row, at) ?? '')),
    ),
  };
}

/** What is said of a table and what its columns are taken for. */
export function apartRemarks(
  { heads, rows, shapes }: FileTable,
  { kind, targets }: Interpretation,
): readonly MapRemark[] {
  if (shapes !== true || kind !== 'territories') return [];
  const { points, outlines } = apartShapes({ heads, rows }, targets);
  const remark = (code: 'pointsApart' | 'outlinesApart', some: readonly ApartShape[]) =>
    some.length > 0 ? [{ code, names: some.map(({ name }) => name) }] : [];
  return [...remark('pointsApart', points), ...remark('outlinesApart', outlines)];
}

const numberOf = ({ cells }: Row, at: number): string | undefined =>
  numberedIn(cells[at] ?? '')?.number;

/** The number is that of a folder or a file around the shape, or stands behind the word 'territory'. */
function saysWhose({ heads }: Pick<Map, 'heads'>, { cells }: Row, at: number): boolean {
  const read = numberedIn(cells[at] ?? '');
  return read !== null && (read.worded || groups(heads[at] ?? ''));
}

const groups = (head: string): boolean =>
  head === mapHeads.folder || head === mapHeads.fileName || saysTerritory(head);

const calledAs = ({ cells, line }: Row, targets: Targets): string => {
  const cell = (target: Target) => cells[targets.indexOf(target)]?.trim() ?? '';
  return cell('name') || cell('number') || `n°\u202F${line}`;
};

/**
 * What shapes of one number need to have in common beside it: where it is only what they are called, the folder,
 * since another layer numbers something else.
 */
export function layerOf({ heads }: Pick<Map, 'heads'>, targets: Targets): (row: Row) => string {
  const at = targets.indexOf('number');
  const folder = heads.indexOf(mapHeads.folder);
  if (folder < 0 || groups(heads[at] ?? '')) return () => '';
  return ({ cells }) =>
    numberedIn(cells[at] ?? '')?.worded === true ? '' : (cells[folder]?.trim() ?? '');
}
