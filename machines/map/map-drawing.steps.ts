import type { DrawableMarkers } from '#schema/generated.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import {
  attempt,
  type Attempt,
  changes,
  type Drawing,
  duringOf,
  type Grip,
} from './map-drawing.rules.ts';
import {
  type DrawnMap,
  drawnMap,
  emptyMap,
  placed,
  type ShapeId,
} from '#engines/drawing/drawn-map.ts';
import { begun, recorded, redone, undone } from '#engines/drawing/history.ts';
import type { VertexPlace } from '#engines/drawing/vertices.ts';

type Scope = { readonly context: Drawing };
type Step = Partial<Drawing>;

const nothingDrawable = {
  information: false,
  parking: false,
  mobilestand: false,
  kingdomhome: false,
};

export const emptyDrawing: Drawing = {
  history: begun(emptyMap),
  drawable: nothingDrawable,
  kind: 'information',
  line: [],
  takenBack: [],
  chosen: null,
  corner: null,
  held: null,
  preview: null,
  picked: null,
  warning: null,
};

export const begin = (
  { context: { warning } }: Scope,
  { features, drawable }: { features: MapFeatures; drawable: DrawableMarkers },
): Step => ({ ...emptyDrawing, warning, history: begun(drawnMap(features)), drawable });

/** What a tab that went away had drawn, as one step that may be taken back. */
export const restore = (
  { context: { history } }: Scope,
  { draft }: { draft: MapFeatures },
): Step => ({
  history: recorded(history, drawnMap(draft, history.present.nextId)),
  chosen: null,
  corner: null,
  picked: null,
});

/** Does an edit, or warns why it is impossible. */
export function tryTo({ context }: Scope, tried: Attempt): Step {
  const result = attempt(context, tried);
  if (result.valid) return record(context, tried, result.map);
  const number = (context.warning?.number ?? 0) + 1;
  return { warning: { reason: result.reason, during: duringOf(tried), number } };
}

/** What an edit leaves behind: the map, and what is chosen then. */
function record(context: Drawing, tried: Attempt, map: DrawnMap): Step {
  if (tried.type === 'dragged') return { preview: map };
  if (tried.type === 'point.placed')
    return { line: [...context.line, placed(tried.position)], takenBack: [] };
  const { history } = context;
  return {
    history: changes(history.present, map) ? recorded(history, map) : history,
    ...chosenAfter(context, map, tried),
  };
}

function chosenAfter({ history, chosen, picked }: Drawing, map: DrawnMap, tried: Attempt): Step {
  const added = history.present.nextId;
  switch (tried.type) {
    case 'finish':
    case 'line.ended':
    case 'marker.placed':
      return { chosen: added };
    case 'block.picked':
      return { picked: picked ?? added };
    case 'delete':
      return { corner: null, chosen: ifStill(map, chosen) };
    default:
      return {};
  }
}

/** What was chosen stays so while it is there. */
const ifStill = ({ ids }: DrawnMap, id: ShapeId | null) =>
  id !== null && ids.includes(id) ? id : null;

export const takePointBack = ({ context: { line, takenBack } }: Scope): Step => ({
  line: line.slice(0, -1),
  takenBack: [...takenBack, ...line.slice(-1)],
});

export const setPointAgain = ({ context: { line, takenBack } }: Scope): Step => ({
  line: [...line, ...takenBack.slice(-1)],
  takenBack: takenBack.slice(0, -1),
});

export const hold = (_: Scope, { held }: { held: Grip }): Step => ({
  held,
  chosen: held.id,
  corner: held.what === 'corner' ? held : null,
});

/** The corner that is held, as it is called once the middle has become one. */
const cornerHeld = (held: Grip | null): VertexPlace | null =>
  held?.what === 'middle'
    ? { ...held, vertex: held.vertex + 1 }
    : held?.what === 'corner'
      ? held
      : null;

export const drop = ({ context: { history, preview, held, corner } }: Scope): Step => ({
  history: preview ? recorded(history, preview) : history,
  corner: preview ? cornerHeld(held) : corner,
  preview: null,
  held: null,
});

const moved = ({ context }: Scope, move: typeof undone): Step => {
  const history = move(context.history);
  return {
    history,
    corner: null,
    chosen: ifStill(history.present, context.chosen),
    picked: ifStill(history.present, context.picked),
  };
};

export const undo = (scope: Scope) => moved(scope, undone);
export const redo = (scope: Scope) => moved(scope, redone);
