import type { Geometry, Position } from 'geojson';

export type Rings = readonly (readonly Position[])[];

/** The polygons of a geometry, each as its outer ring and its holes. */
export function polygonsOf(geometry: Geometry): readonly Rings[] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  if (geometry.type === 'MultiPolygon') return geometry.coordinates;
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(polygonsOf);
  return [];
}

export function pointsOf(geometry: Geometry): readonly Position[] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  if (geometry.type === 'MultiPoint') return geometry.coordinates;
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(pointsOf);
  return [];
}

/** The lines to stroke: the rings of polygons, and line strings. */
export function linesOf(geometry: Geometry): Rings {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  if (geometry.type === 'MultiLineString') return geometry.coordinates;
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(linesOf);
  return polygonsOf(geometry).flat();
}

export const positionsOf = (geometry: Geometry): readonly Position[] => [
  ...pointsOf(geometry),
  ...linesOf(geometry).flat(),
];
