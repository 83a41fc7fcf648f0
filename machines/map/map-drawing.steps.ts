import type { DrawableMarkers } from '#schema/generated.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import { type Attempt, changes, type Drawing, type Held } from './map-drawing.rules.ts';
import { begun, recorded, redone, undone } from './operations/history.ts';
import { emptyMap, placed } from './operations/judged.ts';
import type { VertexPlace } from './operations/vertices.ts';

type Now = { readonly context: Drawing };
type Step = Partial<Drawing>;

const nothingDrawable = {
  information: false,
  parking: false,
  mobilestand: false,
  kingdomhome: false,
};

export const emptyDrawing: Drawing = {
  history: begun(emptyMap),
  saved: emptyMap,
  drawable: nothingDrawable,
  kind: 'information',
  line: [],
  takenBack: [],
  chosen: null,
  corner: null,
  held: null,
  preview: null,
  picked: null,
};

export const begin = (
  _: Now,
  { features, drawable }: { features: MapFeatures; drawable: DrawableMarkers },
): Step => ({ ...emptyDrawing, history: begun(features), saved: features, drawable });

/** What a tab that went away had drawn, as one step that may be taken back. */
export const restore = ({ context }: Now, { features }: { features: MapFeatures }): Step => ({
  history: recorded(context.history, features),
  chosen: null,
  corner: null,
});

/** What an edit leaves behind: the map, and what is chosen then. */
export function record(context: Drawing, tried: Attempt, features: MapFeatures): Step {
  if (tried.type === 'dragged') return { preview: features };
  if (tried.type === 'point.placed')
    return { line: [...context.line, placed(tried.position)], takenBack: [] };
  const { history } = context;
  return {
    history: changes(history.present, features) ? recorded(history, features) : history,
    ...chosenAfter(context, features, tried),
  };
}

function chosenAfter(context: Drawing, { features }: MapFeatures, tried: Attempt): Step {
  const newest = features.length - 1;
  switch (tried.type) {
    case 'finish':
    case 'marker.placed':
      return { chosen: newest };
    case 'block.picked':
      return { picked: context.picked ?? newest };
    case 'shape.joined':
      return { chosen: tried.id < (context.chosen ?? 0) ? newestBefore(context) : context.chosen };
    case 'delete':
      return {
        corner: null,
        chosen: context.corner && features[context.corner.id] ? context.chosen : null,
      };
    default:
      return {};
  }
}

const newestBefore = ({ chosen }: Drawing) => (chosen === null ? null : chosen - 1);

export const takePointBack = ({ context: { line, takenBack } }: Now): Step => ({
  line: line.slice(0, -1),
  takenBack: [...takenBack, ...line.slice(-1)],
});

export const setPointAgain = ({ context: { line, takenBack } }: Now): Step => ({
  line: [...line, ...takenBack.slice(-1)],
  takenBack: takenBack.slice(0, -1),
});

export const hold = (_: Now, { held }: { held: Held }): Step => ({
  held,
  chosen: held.id,
  corner: held.what === 'corner' ? held : null,
});

/** The corner that is held, as it is called once the middle has become one. */
const cornerHeld = (held: Held | null): VertexPlace | null =>
  held?.what === 'middle'
    ? { ...held, vertex: held.vertex + 1 }
    : held?.what === 'corner'
      ? held
      : null;

export const drop = ({ context: { history, preview, held, corner } }: Now): Step => ({
  history: preview ? recorded(history, preview) : history,
  corner: preview ? cornerHeld(held) : corner,
  preview: null,
  held: null,
});

/** What was chosen stays so while it is there. */
const still = (features: MapFeatures, id: number | null) =>
  features.features[id ?? -1] ? id : null;

const moved = ({ context }: Now, move: typeof undone): Step => {
  const history = move(context.history);
  return {
    history,
    corner: null,
    chosen: still(history.present, context.chosen),
    picked: still(history.present, context.picked),
  };
};

export const undo = (now: Now) => moved(now, undone);
export const redo = (now: Now) => moved(now, redone);
