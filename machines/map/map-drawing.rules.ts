import type { Polygon, Position } from 'geojson';
import type { DrawableMarkers } from '#schema/generated.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import { closePolygon, type DrawnMarkerKind, placeMarker } from './operations/add-shapes.ts';
import { pickBlock } from './operations/blocks.ts';
import type { History } from './operations/history.ts';
import { type Impossible, impossible, type Judged, placed } from './operations/judged.ts';
import { mayGoOn } from './operations/ring.ts';
import { deleteShape, joinShapes, labelShape, moveShape } from './operations/shapes.ts';
import {
  deleteVertex,
  insertVertex,
  moveVertex,
  type VertexPlace,
  verticesOf,
} from './operations/vertices.ts';

/** What is held while it is dragged: a corner, the middle of an edge, or a whole shape by a place of it. */
export interface Held extends VertexPlace {
  readonly what: 'corner' | 'middle' | 'shape';
  readonly from: Position;
}

export interface Drawing {
  readonly history: History<MapFeatures>;
  /** What the server knows. */
  readonly saved: MapFeatures;
  readonly drawable: DrawableMarkers;
  readonly kind: DrawnMarkerKind;
  /** The points of the polygon that is being drawn, and those taken back. */
  readonly line: readonly Position[];
  readonly takenBack: readonly Position[];
  readonly chosen: number | null;
  readonly corner: VertexPlace | null;
  readonly held: Held | null;
  /** The map as it will be where the pointer lets go. */
  readonly preview: MapFeatures | null;
  /** The shape that the clicks on blocks are making. */
  readonly picked: number | null;
}

type At = { readonly position: Position };

/** An edit of the map, as an event. */
export type Attempt =
  | { type: 'finish' | 'delete' }
  | ({ type: 'point.placed' | 'marker.placed' | 'corner.moved' | 'dragged' } & At)
  | ({ type: 'block.picked'; blocks: readonly Polygon[] } & At)
  | { type: 'shape.removed' | 'shape.joined'; id: number }
  | { type: 'label.closed'; text: string };

export type DrawingEvent =
  | Attempt
  | { type: 'map.loaded'; features: MapFeatures; drawable: DrawableMarkers }
  | { type: 'map.saved' | 'draft.restored'; features: MapFeatures }
  | { type: 'draw' | 'pick' | 'edit' | 'remove' | 'leave' | 'join' | 'label' }
  | { type: 'mark'; kind: DrawnMarkerKind }
  | { type: 'shape.chosen'; id: number }
  | { type: 'corner.chosen'; corner: VertexPlace | null }
  | { type: 'grabbed'; held: Held }
  | { type: 'undo' | 'redo' | 'dropped' };

/** What may not be, told while a shape is drawn or while it is edited (MAP-38). */
export interface Told {
  readonly reason: Impossible;
  readonly during: 'drawing' | 'editing';
}

/** What an edit would make of the map, or why it may not be (spec 1 §5). */
export function attempt(drawing: Drawing, tried: Attempt): Judged {
  const { line, kind, chosen, corner, held, picked } = drawing;
  const map = drawing.history.present;
  switch (tried.type) {
    case 'finish':
      return closePolygon(map, line);
    case 'point.placed':
      return mayGoOn(line, placed(tried.position))
        ? { valid: true, features: map }
        : impossible('crossing');
    case 'marker.placed':
      return placeMarker(map, kind, tried.position);
    case 'block.picked':
      return pickBlock(map, tried.blocks, tried.position, picked);
    case 'dragged':
      return held ? dragged(map, held, tried.position) : impossible('unknownShape');
    case 'corner.moved':
      return corner ? moveVertex(map, corner, tried.position) : impossible('unknownShape');
    case 'shape.joined':
      return joinShapes(map, chosen ?? -1, tried.id);
    case 'shape.removed':
      return deleteShape(map, tried.id);
    case 'delete':
      return corner && verticesOf(map, corner.id).length > 1
        ? deleteVertex(map, corner)
        : deleteShape(map, chosen ?? -1);
    default:
      return labelShape(map, chosen ?? -1, tried.text);
  }
}

function dragged(map: MapFeatures, held: Held, to: Position): Judged {
  if (held.what === 'corner') return moveVertex(map, held, to);
  if (held.what === 'middle') return insertVertex(map, held, to);
  const [fromX = 0, fromY = 0] = held.from;
  const [x = 0, y = 0] = to;
  return moveShape(map, held.id, [x - fromX, y - fromY]);
}

const editing: readonly Attempt['type'][] = ['dragged', 'corner.moved', 'shape.joined', 'delete'];

export const duringOf = ({ type }: Attempt): Told['during'] =>
  editing.some((one) => one === type) ? 'editing' : 'drawing';

/** Labels that stay as they are leave no step to take back. */
export const changes = (before: MapFeatures, after: MapFeatures) =>
  before.features.length !== after.features.length ||
  before.features.some(
    (feature, at) =>
      feature.geometry !== after.features[at]?.geometry ||
      feature.properties.desc !== after.features[at].properties.desc,
  );

/** A marker may be drawn where its kind is switched on (MAP-04). */
export const mayMark = ({ drawable }: Drawing, kind: DrawnMarkerKind) => drawable[kind];
