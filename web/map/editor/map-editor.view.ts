import type { SnapshotFrom } from 'xstate';
import { questionIn } from '#machines/parts/flow/meta.ts';
import type { mapEditorMachine } from '#machines/map/map-editor.machine.ts';
import type { mapImportMachine } from '#machines/map/map-import.machine.ts';
import type { Neighbour } from '#engines/drawing/borders.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import { problemView } from '../../parts/failure/problem.view.ts';
import { polygonsOf } from '../../parts/map/geometry/geometry.ts';
import { importDoubts } from './import-doubts.ts';
import { editorTexts } from './map-editor.texts.ts';

/** What the dialog of an editor shows and allows. */
export function editorView(snapshot: SnapshotFrom<typeof mapEditorMachine>) {
  const { map, start, help, drawn, saved, problem } = snapshot.context;
  return {
    map,
    saved,
    start,
    help,
    unsaved: drawn !== saved,
    busy: !snapshot.can({ type: 'remove' }),
    saving: snapshot.matches('saving'),
    nothingToExport: snapshot.matches('nothingToExport'),
    question: questionIn(snapshot.getMeta()),
    outdated: snapshot.matches('outdated') ? problemView(problem) : null,
    canReread: snapshot.can({ type: 'reread' }),
    canOverwrite: snapshot.can({ type: 'overwrite' }),
    failed: snapshot.matches('failed'),
    failure: snapshot.matches('failed') ? problemView(problem) : null,
  };
}

export type EditorView = ReturnType<typeof editorView>;

interface Replaced {
  readonly title: string;
  readonly saved: MapFeatures;
}

/** What the import dialog shows and allows. */
export function importView(
  snapshot: SnapshotFrom<typeof mapImportMachine>,
  { title, saved }: Replaced,
) {
  const { chosen, file, drawing, fault, filter, span, problem } = snapshot.context;
  const fileName = chosen?.name ?? '';
  return {
    fileName: file?.name ?? null,
    drawing,
    doubts: drawing ? importDoubts({ fileName, title, before: saved, after: drawing }) : [],
    fault,
    remarks: snapshot.context.remarks,
    reading: snapshot.context.reading,
    filter,
    span,
    problem: problemView(problem),
    converting: snapshot.matches('converting'),
    importing: snapshot.matches('importing'),
    canFilter: snapshot.can({ type: 'filter.changed', filter: !filter }),
    canImport: snapshot.can({ type: 'bring', latitude: 0, longitude: 0 }),
    question: questionIn(snapshot.getMeta()),
  };
}

interface NeighbourMap {
  readonly number: number;
  readonly geojsonFeature: MapFeatures;
}

/** The polygons of the other territories, each with its number. */
export const neighboursOf = (maps: readonly NeighbourMap[]): readonly Neighbour[] =>
  maps.flatMap(({ number, geojsonFeature }) =>
    geojsonFeature.features.flatMap(({ geometry }) =>
      polygonsOf(geometry).map((rings) => ({
        name: editorTexts.neighbour(number),
        geometry: {
          type: 'Polygon' as const,
          coordinates: rings.map((ring) => ring.map((at) => [...at])),
        },
      })),
    ),
  );
