import type { Feature, Geometry, Point, Polygon } from 'geojson';

import { drawingOf, labelOf, type ImpossibleShape } from './drawing.ts';
import { repaired } from './repair.ts';

/** What becomes of the shapes that are impossible. */
export type Mending = 'repair' | 'leave';

export interface FoundShape extends ImpossibleShape {
  /** Its polygons as the file has them. */
  readonly polygons: readonly Polygon[];
  /** The nearest that is possible; none where nothing is. */
  readonly repaired: readonly Polygon[];
}

type Loose = Feature<Geometry | null>;

/** The features that a map with them is refused for, each with what is nearest to it (OWN-325). */
export const impossibleShapes = (features: readonly Loose[]): readonly FoundShape[] =>
  features.flatMap((feature, at) => {
    const polygons = polygonsOf(feature.geometry);
    const [first] = polygons.flatMap((polygon) => faultOf(polygon) ?? []);
    if (!first) return [];
    const nearest = polygons.flatMap(possible);
    const label = labelOf({ ...feature });
    return [{ ...first, shape: at + 1, label, polygons, repaired: nearest }];
  });

/** The features without the impossible ones, or with what is nearest to them (OWN-326). */
export const mended = <One extends Loose>(features: readonly One[], mending: Mending): One[] =>
  features.flatMap((feature) => {
    const polygons = polygonsOf(feature.geometry);
    if (polygons.every((polygon) => faultOf(polygon) === null)) return [feature];
    const nearest = mending === 'repair' ? polygons.flatMap(possible) : [];
    if (nearest.length === 0) return [];
    const areas = {
      type: 'MultiPolygon' as const,
      coordinates: nearest.map(({ coordinates }) => coordinates),
    };
    const points = pointsOf(feature.geometry);
    const geometry: Geometry =
      points.length === 0 ? areas : { type: 'GeometryCollection', geometries: [areas, ...points] };
    return [{ ...feature, geometry }];
  });

/** Null for a polygon that is sound, or that is none. */
function faultOf(geometry: Polygon): ImpossibleShape | null {
  const drawing = drawingOf({ type: 'Feature', properties: null, geometry });
  return drawing.refused === 'impossibleShape' ? drawing : null;
}

const possible = (polygon: Polygon): readonly Polygon[] =>
  faultOf(polygon) ? (repaired(polygon) ?? []) : [polygon];

function polygonsOf(geometry: Geometry | null): readonly Polygon[] {
  switch (geometry?.type) {
    case 'Polygon':
      return [geometry];
    case 'MultiPolygon':
      return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));
    case 'GeometryCollection':
      return geometry.geometries.flatMap(polygonsOf);
    default:
      return [];
  }
}

function pointsOf(geometry: Geometry | null): readonly Point[] {
  switch (geometry?.type) {
    case 'Point':
      return [geometry];
    case 'GeometryCollection':
      return geometry.geometries.flatMap(pointsOf);
    default:
      return [];
  }
}
