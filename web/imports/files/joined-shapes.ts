import type { ImportColumn } from '#schema/generated.ts';

import { imported } from '#engines/drawing/foreign-file.ts';

type Cells = Partial<Record<ImportColumn, string>>;

export interface Row {
  readonly line: number;
  readonly cells: Cells;
  /** Shapes of different layers are different territories. */
  readonly layer?: string;
}

/**
 * Shapes whose cells hold one number are one territory: the line of the first, the first of each cell, areas before
 * points, and all shapes as one map. A shape whose cell is no number stays by itself (OWN-308).
 */
export function territoriesOf(shapes: readonly Row[]): readonly Row[] {
  const territories = new Map<string, Row[]>();
  for (const shape of shapes) {
    const { number = '' } = shape.cells;
    const key = /^\d+$/u.test(number) ? `${number} ${shape.layer ?? ''}` : `line ${shape.line}`;
    const known = territories.get(key);
    if (known) known.push(shape);
    else territories.set(key, [shape]);
  }
  return [...territories.values()].flatMap((some) => {
    const [first] = some;
    return first ? { line: first.line, cells: joined(some, first.cells) } : [];
  });
}

const isArea = ({ cells }: Row): boolean => /"(?:Multi)?Polygon"/u.test(cells.map ?? '');

function joined(shapes: readonly Row[], first: Cells): Cells {
  const cells: Cells = { ...first };
  const ordered = [...shapes.filter(isArea), ...shapes.filter((it) => !isArea(it))];
  for (const { cells: own } of ordered.toReversed()) {
    for (const column of columnsIn(own)) if (own[column] !== '') cells[column] = own[column] ?? '';
  }
  if (first.map !== undefined) cells.map = mapOf(shapes);
  return cells;
}

function mapOf(shapes: readonly Row[]): string {
  const features = shapes.flatMap(({ cells }) => imported(cells.map ?? '')?.features ?? []);
  return features.length === 0 ? '' : JSON.stringify({ type: 'FeatureCollection', features });
}

export const importColumns: readonly ImportColumn[] = [
  'number',
  'name',
  'type',
  'gate',
  'noVisited',
  'note',
  'mapUrl',
  'map',
  'login',
  'email',
  'role',
  'releaseDate',
  'returnDate',
  'activity',
];

/** Columns whose cells are all empty count too: without them the server would report a missing column. */
export const columnsIn = (cells: Cells): readonly ImportColumn[] =>
  importColumns.filter((column) => cells[column] !== undefined);
