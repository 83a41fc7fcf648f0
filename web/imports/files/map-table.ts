import type { FileTable } from '#machines/imports/import.rules.ts';

import { markerKinds } from '#engines/drawing/add-shapes.ts';
import { imported } from '#engines/drawing/foreign-file.ts';

import { propertyText } from '../../parts/files/plain-text.ts';
import type { MapFile, MapShape } from '../../parts/files/read-map.ts';
import { meaningOf } from './head-words.ts';
import { mapHeads } from './headers.texts.ts';

/** A property of the file, and what each shape has there. */
interface Column {
  readonly head: string;
  readonly cells: readonly string[];
}

/** More columns than anybody can give a meaning to; those that fewest shapes have are left out. */
const mostColumns = 100;

/** One row per shape: the properties of the file, its folder, the number in the file's name, the shape. */
export function mapTable(fileName: string, { features: shapes, remarks }: MapFile): FileTable {
  const columns = [
    ...joined(properties(shapes)),
    { head: mapHeads.folder, cells: shapes.map(({ folder }) => folder) },
    { head: mapHeads.fileName, cells: shapes.map(({ numberedFile }) => numberedFile) },
  ].filter(({ cells }) => cells.some((cell) => cell !== ''));
  return {
    name: fileName,
    heads: [...columns.map(({ head }) => head), mapHeads.map],
    rows: shapes.map((shape, at) => ({
      line: shape.line,
      cells: [...columns.map(({ cells }) => cells[at] ?? ''), mapCell(shape)],
      ...(shape.outline ? { outline: true as const } : {}),
    })),
    shapes: true,
    remarks,
  };
}

function properties(shapes: readonly MapShape[]): readonly Column[] {
  const texts = shapes.map((shape) =>
    Object.entries(shape.properties ?? {}).map(
      ([name, value]) => [name.trim(), propertyText(value)] as const,
    ),
  );
  const columns = new Map<string, string[]>();
  for (const [at, some] of texts.entries())
    for (const [name, text] of some) {
      const cells = columns.get(name) ?? shapes.map(() => '');
      columns.set(name, cells);
      cells[at] = text;
    }
  const all = [...columns].map(([head, cells]) => ({ head, cells })).filter(isColumn);
  const filled = ({ cells }: Column) => cells.filter((cell) => cell !== '').length;
  const kept = new Set(all.toSorted((a, b) => filled(b) - filled(a)).slice(0, mostColumns));
  return all.filter((column) => kept.has(column));
}

const ownKinds: readonly string[] = ['', 'polygon', ...markerKinds];

/** In a map of ours, `type` is what a shape is, not that of a territory. */
const isColumn = ({ head, cells }: Column): boolean =>
  cells.some((cell) => cell !== '') &&
  !(head === 'type' && cells.every((cell) => ownKinds.includes(cell)));

/** Columns that mean the same and never both have a value are one, called as the first. */
function joined(columns: readonly Column[]): readonly Column[] {
  const found: Column[] = [];
  for (const column of columns) {
    const meaning = meaningOf(column.head);
    const at = found.findIndex(
      ({ head, cells }) =>
        meaning !== null && meaningOf(head) === meaning && !overlap(cells, column.cells),
    );
    const same = found[at];
    if (same) found[at] = { head: same.head, cells: filledFrom(same.cells, column.cells) };
    else found.push(column);
  }
  return found;
}

const overlap = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((cell, at) => cell !== '' && others[at] !== '');

const filledFrom = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.map((cell, at) => (cell === '' ? (others[at] ?? '') : cell));

/** The shape with kind and label as our maps store them; a label alone where areas and points are one shape. */
function mapCell({ type: feature, properties, geometry }: MapShape): string {
  if (geometry === null) return '';
  const [first] = imported(JSON.stringify({ type: feature, properties, geometry }))?.features ?? [];
  if (!first) return '';
  const { type, desc } = first.properties;
  const mixed = geometry.type === 'GeometryCollection' && type === 'polygon';
  const own = mixed ? { desc } : { type, desc };
  return JSON.stringify({ type: feature, properties: own, geometry });
}
