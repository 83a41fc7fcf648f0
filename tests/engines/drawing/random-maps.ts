import fc from 'fast-check';
import type { Position } from 'geojson';
import { closePolygon, markerKinds, placeMarker } from '../../../engines/drawing/add-shapes.ts';
import {
  type DrawnMap,
  type EditResult,
  emptyMap,
  placed,
} from '../../../engines/drawing/drawn-map.ts';
import { deleteShape, joinShapes, labelShape, moveShape } from '../../../engines/drawing/shapes.ts';
import {
  deleteVertex,
  insertVertex,
  moveVertex,
  verticesOf,
} from '../../../engines/drawing/vertices.ts';

const coordinate = (from: number, to: number) =>
  fc.integer({ min: 0, max: 10_000 }).map((share) => from + ((to - from) * share) / 10_000);

export const aPlace: fc.Arbitrary<Position> = fc
  .tuple(coordinate(7.4, 7.45), coordinate(43.72, 43.76))
  .map(placed);

/** Points around a middle, in the order of their bearing: a star, which never crosses itself. */
export const aRing: fc.Arbitrary<Position[]> = fc
  .tuple(aPlace, fc.array(fc.integer({ min: 20, max: 100 }), { minLength: 3, maxLength: 9 }))
  .map(([[x = 0, y = 0], reaches]) =>
    reaches.map((reach, at) => {
      const bearing = (2 * Math.PI * at) / reaches.length;
      return placed([x + 1e-5 * reach * Math.cos(bearing), y + 1e-5 * reach * Math.sin(bearing)]);
    }),
  );

export type Edit = (map: DrawnMap) => EditResult;

const share = fc.nat({ max: 9999 });
const which = (count: number, part: number) => part % Math.max(1, count);

/** A shape of the map; where there is none, an id that no shape has. */
const shapeOf = ({ ids }: DrawnMap, part: number) => ids[which(ids.length, part)] ?? 0;

const cornerOf = (map: DrawnMap, part: number, corner: number) => {
  const id = shapeOf(map, part);
  const vertices = verticesOf(map, id);
  return vertices[which(vertices.length, corner)] ?? { id, part: 0, ring: 0, vertex: 0 };
};

/** Any of the edits a person may make, on whatever the map holds. */
export const anEdit: fc.Arbitrary<Edit> = fc.oneof(
  aRing.map(
    (ring): Edit =>
      (map) =>
        closePolygon(map, ring),
  ),
  fc.array(aPlace, { maxLength: 6 }).map(
    (line): Edit =>
      (map) =>
        closePolygon(map, line),
  ),
  fc.tuple(fc.constantFrom(...markerKinds), aPlace).map(
    ([kind, at]): Edit =>
      (map) =>
        placeMarker(map, kind, at),
  ),
  fc.tuple(share, fc.string({ maxLength: 20 })).map(
    ([part, words]): Edit =>
      (map) =>
        labelShape(map, shapeOf(map, part), words),
  ),
  fc.tuple(share, share, aPlace).map(
    ([part, corner, to]): Edit =>
      (map) =>
        moveVertex(map, cornerOf(map, part, corner), to),
  ),
  fc.tuple(share, share, aPlace).map(
    ([part, corner, to]): Edit =>
      (map) =>
        insertVertex(map, cornerOf(map, part, corner), to),
  ),
  fc.tuple(share, share).map(
    ([part, corner]): Edit =>
      (map) =>
        deleteVertex(map, cornerOf(map, part, corner)),
  ),
  fc.tuple(share, coordinate(-0.01, 0.01), coordinate(-0.01, 0.01)).map(
    ([part, x, y]): Edit =>
      (map) =>
        moveShape(map, shapeOf(map, part), [x, y]),
  ),
  share.map(
    (part): Edit =>
      (map) =>
        deleteShape(map, shapeOf(map, part)),
  ),
  fc.tuple(share, share).map(([one, other]): Edit => (map) => {
    return joinShapes(map, shapeOf(map, one), shapeOf(map, other));
  }),
);

/** A map somebody has drawn. */
export const aDrawnMap: fc.Arbitrary<DrawnMap> = fc.array(anEdit, { maxLength: 30 }).map((edits) =>
  edits.reduce<DrawnMap>((map, edit) => {
    const result = edit(map);
    return result.valid ? result.map : map;
  }, emptyMap),
);
