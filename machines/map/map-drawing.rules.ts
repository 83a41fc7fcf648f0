import type { Polygon, Position } from 'geojson';
import type { DrawableMarkers } from '#schema/generated.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import { closePolygon, type DrawnMarkerKind, placeMarker } from '#engines/drawing/add-shapes.ts';
import { pickBlock } from '#engines/drawing/blocks.ts';
import {
  type DrawnMap,
  type EditResult,
  type Impossible,
  impossible,
  placed,
  type ShapeId,
} from '#engines/drawing/drawn-map.ts';
import type { History } from '#engines/drawing/history.ts';
import { mayGoOn } from '#engines/drawing/ring.ts';
import { deleteShape, joinShapes, labelShape, moveShape } from '#engines/drawing/shapes.ts';
import {
  deleteVertex,
  insertVertex,
  moveVertex,
  type VertexPlace,
  verticesOf,
} from '#engines/drawing/vertices.ts';

/** What the pointer drags: a corner, the middle of an edge, or a whole shape by a place of it. */
export interface Grip extends VertexPlace {
  readonly what: 'corner' | 'middle' | 'shape';
  readonly from: Position;
}

export interface Drawing {
  readonly history: History<DrawnMap>;
  readonly drawable: DrawableMarkers;
  readonly kind: DrawnMarkerKind;
  /** The points of the polygon that is being drawn, and those taken back. */
  readonly line: readonly Position[];
  readonly takenBack: readonly Position[];
  readonly chosen: ShapeId | null;
  readonly corner: VertexPlace | null;
  readonly held: Grip | null;
  /** The map as it will be where the pointer lets go. */
  readonly preview: DrawnMap | null;
  /** The shape that the clicks on blocks are making. */
  readonly picked: ShapeId | null;
  /** The last edit that was impossible, until it has been shown long enough. */
  readonly warning: Warning | null;
}

/** Why an edit is impossible, shown longer or shorter while a shape is drawn or edited (MAP-38). */
export interface Warning {
  readonly reason: Impossible;
  readonly during: 'drawing' | 'editing';
  /** Tells a warning from the same one before it. */
  readonly number: number;
}

type Place = { readonly position: Position };

/** An edit of the map, as an event. */
export type Attempt =
  | { type: 'finish' | 'line.ended' | 'delete' }
  | ({ type: 'point.placed' | 'marker.placed' | 'corner.moved' | 'dragged' } & Place)
  | ({ type: 'block.picked'; blocks: readonly Polygon[] } & Place)
  | { type: 'shape.removed' | 'shape.joined'; id: ShapeId }
  | { type: 'label.closed'; text: string };

export type DrawingEvent =
  | Attempt
  | { type: 'map.loaded'; features: MapFeatures; drawable: DrawableMarkers }
  | { type: 'draft.restored'; draft: MapFeatures }
  | { type: 'draw' | 'pick' | 'edit' | 'remove' | 'leave' | 'join' | 'label' }
  | { type: 'mark'; kind: DrawnMarkerKind }
  | { type: 'shape.chosen'; id: ShapeId }
  | { type: 'corner.chosen'; corner: VertexPlace | null }
  | { type: 'grabbed'; held: Grip }
  | { type: 'undo' | 'redo' | 'dropped' | 'warning.expired' };

/** The map after an edit, or why the edit is impossible (spec 1 §5). */
export function attempt(drawing: Drawing, tried: Attempt): EditResult {
  const { line, kind, chosen, corner, held, picked } = drawing;
  const map = drawing.history.present;
  switch (tried.type) {
    case 'finish':
    case 'line.ended':
      return closePolygon(map, line);
    case 'point.placed':
      return mayGoOn(line, placed(tried.position)) ? { valid: true, map } : impossible('crossing');
    case 'marker.placed':
      return placeMarker(map, kind, tried.position);
    case 'block.picked':
      return pickBlock(map, tried.blocks, tried.position, picked);
    case 'dragged':
      return held ? dragged(map, held, tried.position) : impossible('unknownShape');
    case 'corner.moved':
      return corner ? moveVertex(map, corner, tried.position) : impossible('unknownShape');
    case 'shape.joined':
      return joinShapes(map, chosen, tried.id);
    case 'shape.removed':
      return deleteShape(map, tried.id);
    case 'delete':
      return corner && hasCorners(map, corner.id)
        ? deleteVertex(map, corner)
        : deleteShape(map, chosen);
    default:
      return labelShape(map, chosen, tried.text);
  }
}

function dragged(map: DrawnMap, held: Grip, to: Position): EditResult {
  if (held.what === 'corner') return moveVertex(map, held, to);
  if (held.what === 'middle') return insertVertex(map, held, to);
  const [fromX = 0, fromY = 0] = held.from;
  const [x = 0, y = 0] = to;
  return moveShape(map, held.id, [x - fromX, y - fromY]);
}

/** A marker has no more than its own place. */
const hasCorners = (map: DrawnMap, id: ShapeId) => verticesOf(map, id).length > 1;

/** Only a zone can be joined with another. */
export const joinable = ({ history, chosen }: Drawing) =>
  chosen !== null && hasCorners(history.present, chosen);

const editing: readonly Attempt['type'][] = ['dragged', 'corner.moved', 'shape.joined', 'delete'];

export const duringOf = ({ type }: Attempt): Warning['during'] =>
  editing.some((one) => one === type) ? 'editing' : 'drawing';

/** Labels that stay as they are leave no step to take back. */
export const changes = ({ geojson: before }: DrawnMap, { geojson: after }: DrawnMap) =>
  before.features.length !== after.features.length ||
  before.features.some(
    (feature, at) =>
      feature.geometry !== after.features[at]?.geometry ||
      feature.properties.desc !== after.features[at].properties.desc,
  );

/** A marker may be drawn where its kind is switched on (MAP-04). */
export const mayMark = ({ drawable }: Drawing, kind: DrawnMarkerKind) => drawable[kind];
