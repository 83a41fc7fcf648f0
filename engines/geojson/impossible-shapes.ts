import type { Feature, Geometry, Polygon, Position } from 'geojson';

import { drawingOf, type ImpossibleShape } from './drawing.ts';
import { isSound } from './sound-polygon.ts';
import { closedRing } from './closed-ring.ts';
import { repaired } from './repair.ts';

/** What becomes of the shapes that are impossible. */
export type Mending = 'repair' | 'leave';

export interface FoundShape extends ImpossibleShape {
  /** Its polygons as the file has them; none where they cannot be read. */
  readonly polygons: readonly Polygon[];
  /** The nearest that is possible; none where nothing is. */
  readonly repaired: readonly Polygon[];
}

type Loose = Feature<Geometry | null>;

/** The features that a map with them is refused for, each with what is nearest to it (OWN-325). */
export const impossibleShapes = (features: readonly Loose[]): readonly FoundShape[] =>
  features.flatMap((feature, at) => {
    const drawing = drawingOf(feature);
    if (drawing.refused !== 'impossibleShape') return [];
    const polygons = polygonsOf(feature.geometry);
    const nearest = polygons.flatMap(possible);
    return [{ ...drawing, shape: at + 1, polygons, repaired: nearest }];
  });

/** The features without the impossible ones, or with what is nearest to them (OWN-326). */
export const mended = <One extends Loose>(features: readonly One[], mending: Mending): One[] =>
  features.flatMap((feature) => {
    if (drawingOf(feature).refused !== 'impossibleShape') return [feature];
    if (mending === 'leave') return [];
    const nearest = polygonsOf(feature.geometry).flatMap(possible);
    if (nearest.length === 0) return [];
    const coordinates = nearest.map(({ coordinates: rings }) => rings);
    return [{ ...feature, geometry: { type: 'MultiPolygon' as const, coordinates } }];
  });

function possible(polygon: Polygon): readonly Polygon[] {
  const rings = polygon.coordinates.map(closedRing);
  const sound = rings.every(({ length }) => length > 3) && isSound(rings);
  return sound ? [polygon] : (repaired(polygon) ?? []);
}

function polygonsOf(geometry: Geometry | null): readonly Polygon[] {
  if (geometry?.type === 'Polygon') return [geometry];
  if (geometry?.type !== 'MultiPolygon') return [];
  return geometry.coordinates.map((coordinates: Position[][]) => ({
    type: 'Polygon',
    coordinates,
  }));
}
