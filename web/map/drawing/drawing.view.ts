import type { Position } from 'geojson';
import type { SnapshotFrom } from 'xstate';
import type { mapDrawingMachine } from '#machines/map/map-drawing.machine.ts';
import { markerKinds } from '#engines/drawing/add-shapes.ts';
import { type DrawnMap, type ShapeId, without } from '#engines/drawing/drawn-map.ts';
import { mayGoOn } from '#engines/drawing/ring.ts';
import { verticesOf } from '#engines/drawing/vertices.ts';
import type { MapFeatures } from '#schema/geojson.ts';

export type Mode =
  | 'idle'
  | 'drawing'
  | 'placing'
  | 'picking'
  | 'removing'
  | 'editing'
  | 'joining'
  | 'labelling';

type Snapshot = SnapshotFrom<typeof mapDrawingMachine>;

function modeOf(snapshot: Snapshot): Mode {
  if (snapshot.matches('labelling')) return 'labelling';
  if (snapshot.matches({ using: { editing: 'joining' } })) return 'joining';
  const modes = ['drawing', 'placing', 'picking', 'removing', 'editing'] as const;
  return modes.find((mode) => snapshot.matches({ using: mode })) ?? 'idle';
}

const noPoints: readonly Position[] = [];

/** Which tools of the editor are shown, in hand and possible. */
export function drawingView(snapshot: Snapshot) {
  const { history, preview, line, chosen, corner, kind, picked, warning } = snapshot.context;
  const mode = modeOf(snapshot);
  const map = preview ?? history.present;
  const reshaping = mode === 'editing' || mode === 'joining';
  const active = reshaping ? chosen : mode === 'picking' ? picked : null;
  const marked =
    corner &&
    verticesOf(map, corner.id).find(
      (it) => it.vertex === corner.vertex && it.part === corner.part && it.ring === corner.ring,
    );
  return {
    mode,
    map,
    /** Stays the same while a shape is dragged. */
    present: history.present,
    active,
    line: mode === 'drawing' ? line : noPoints,
    kind,
    corner,
    cornerAt: marked ? marked.position : null,
    labelled: mode === 'labelling' ? chosen : null,
    warning,
    dragging: snapshot.matches({ using: { editing: 'dragging' } }),
    markers: markerKinds.map((marker) => ({
      kind: marker,
      offered: snapshot.can({ type: 'mark', kind: marker }),
      chosen: mode === 'placing' && kind === marker,
    })),
    can: {
      use: snapshot.can({ type: 'draw' }),
      undo: snapshot.can({ type: 'undo' }),
      redo: snapshot.can({ type: 'redo' }),
      finish: snapshot.can({ type: 'finish' }),
      label: snapshot.can({ type: 'label' }),
      join: snapshot.can({ type: 'join' }),
      delete: snapshot.can({ type: 'delete' }),
    },
  };
}

export type DrawingView = ReturnType<typeof drawingView>;

/** The line that is drawn with the stretch to the pointer, and whether that one crosses it. */
export function lineToPointer(line: DrawingView['line'], pointer: readonly number[] | null) {
  if (!pointer || line.length === 0) return [{ line, wrong: false }];
  const last = line.slice(-1);
  return [
    { line, wrong: false },
    { line: [...last, [...pointer]], wrong: !mayGoOn(line, [...pointer]) },
  ];
}

/** The map without one of its shapes, for what is drawn only when something has changed. */
export const withoutActive = (map: DrawnMap, active: ShapeId | null): MapFeatures =>
  active === null ? map.geojson : without(map, active).geojson;
