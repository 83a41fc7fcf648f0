import { drawingOf } from '#engines/geojson/drawing.ts';
import { jsonIn } from '#engines/geojson/json.ts';
import type { ImportContext } from '#machines/imports/import.rules.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import type { ImportedFile } from '#schema/generated.ts';

import { importedFile } from './files/imported-file.ts';

type Reading = Pick<ImportContext, 'file' | 'tables' | 'sheet' | 'kind' | 'targets'>;

/** The file as it is sent. Throws `UnreadableFile`. */
export const sentFile = ({ file, tables, sheet, kind, targets }: Reading): ImportedFile =>
  importedFile(file?.name ?? '', tables[sheet] ?? { rows: [] }, kind, targets);

/** The map that a line of the file gives; null without one. */
export type MapOfLine = (line: number) => MapFeatures | null;

/** The maps of a file; it is read anew when the first of them is asked for. */
export function mapsIn(reading: Reading): MapOfLine {
  let sent: ImportedFile | null = null;
  return (line) => {
    sent ??= sentFile(reading);
    const at = sent.columns.indexOf('map');
    const cell = sent.rows.find((row) => row.line === line)?.cells[at] ?? '';
    const json = jsonIn(cell);
    const drawing = json && drawingOf(json.parsed);
    return drawing && drawing.refused === undefined
      ? { type: 'FeatureCollection', features: [...drawing.features] }
      : null;
  };
}
