import type { FileTable, Line } from '#machines/imports/import.rules.ts';
import type { Position } from 'geojson';

import { projected } from '../../parts/files/projected.ts';

const wkt = /^(?:SRID=\d+;)?\s*(?:MULTI)?(?:POLYGON|POINT)/iu;
const json = /^(?:\{.*"coordinates"|\[[^[\]]+\]\s*,\s*\[)/su;
const isDrawn = (cell: string): boolean => wkt.test(cell) || json.test(cell);

const number = String.raw`-?\d+(?:\.\d+)?(?:e[+-]?\d+)?`;
/** Two numbers behind a bracket or, in WKT, behind the comma that ends another corner. */
const wktPair = new RegExp(String.raw`([(,]\s*)(${number})\s+(${number})`, 'giu');
const jsonPair = new RegExp(String.raw`(\[\s*)(${number})\s*,\s*(${number})`, 'giu');

const pairIn = (cell: string): RegExp => (wkt.test(cell) ? wktPair : jsonPair);

/** The projection that a cell names, as PostGIS writes it. */
function crsIn(cells: readonly string[]): unknown {
  const name = (code: string | undefined) => ({ properties: { name: `EPSG:${code}` } });
  for (const cell of cells) {
    const [, srid] = /^SRID=(\d+);/iu.exec(cell) ?? [];
    const [, crs] = /"crs"\s*:.*?EPSG:+(\d+)/iu.exec(cell) ?? [];
    if (srid ?? crs) return name(srid ?? crs);
  }
  return undefined;
}

/**
 * A list whose cells draw, in degrees: a column of metres is projected as a map is (OWN-343). Throws UnreadableFile
 * where the projection is not known.
 */
export async function drawnInDegrees(table: FileTable): Promise<FileTable> {
  let { rows } = table;
  const remarks = [...(table.remarks ?? [])];
  for (const at of table.heads.keys()) {
    const read = await column(rows, at);
    if (!read) continue;
    ({ rows } = read);
    const { name, guessed } = read.projection;
    remarks.push({ code: 'projected', projection: name, guessed });
  }
  return remarks.length > 0 ? { ...table, rows, remarks } : table;
}

/** The rows with the drawings of one column in degrees; null where there is nothing to project. */
async function column(rows: readonly Line[], at: number) {
  const texts = rows.map(({ cells }) => cells[at]?.trim() ?? '');
  const drawn = texts.filter(isDrawn);
  if (drawn.length === 0) return null;
  const points = drawn.flatMap((cell) =>
    [...cell.matchAll(pairIn(cell))].map(([, , x, y]): Position => [Number(x), Number(y)]),
  );
  const pieces = { areas: [], points, closedLines: [], openLines: 0, broken: 0 };
  const { pieces: moved, projection } = await projected([pieces], crsIn(drawn));
  if (!projection) return null;
  const places = (moved[0]?.points ?? []).values();
  const convert = (cell: string) =>
    cell.replaceAll(pairIn(cell), (_, before: string) => {
      const [x, y] = places.next().value ?? [];
      return `${before}${x}${wkt.test(cell) ? ' ' : ','}${y}`;
    });
  const cells = texts.map((text) => (isDrawn(text) ? convert(text) : null));
  return {
    projection,
    rows: rows.map((row, line) => {
      const text = cells[line];
      return text === null || text === undefined
        ? row
        : { ...row, cells: row.cells.with(at, text) };
    }),
  };
}
