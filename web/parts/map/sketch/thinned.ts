import type { Geometry, Position } from 'geojson';
import type { MapFeatures } from '#schema/geojson.ts';
import { positionsOf } from '../geometry/geometry.ts';
import { worldPixels } from '../geometry/mercator.ts';

/** Beyond them a sketch in the page would be longer than the map is worth before its engine. */
const mostPositions = 1500;
const mostFeatures = 300;
/** Pixels within which two corners are one. */
const finest = 0.5;
const coarsest = 64;

/** The same map as it is seen at a zoom, without what would make a sketch long. */
export function thinned({ features, type }: MapFeatures, zoom: number): MapFeatures {
  const seen = features.slice(0, mostFeatures);
  for (let pixels = finest; pixels <= coarsest; pixels *= 2) {
    const step = (pixels * 360) / worldPixels(zoom);
    const thin = seen.map((feature) => ({
      ...feature,
      geometry: thinGeometry(feature.geometry, step),
    }));
    const positions = thin.reduce((sum, { geometry }) => sum + positionsOf(geometry).length, 0);
    if (positions <= mostPositions) return { type, features: thin };
  }
  return { type, features: [] };
}

function thinGeometry(geometry: Geometry, step: number): Geometry {
  const rings = (lines: Position[][]) =>
    lines.map((line) => thinLine(line, step)).filter(({ length }) => length > 3);
  switch (geometry.type) {
    case 'Polygon':
      return { ...geometry, coordinates: rings(geometry.coordinates) };
    case 'MultiPolygon':
      return {
        ...geometry,
        coordinates: geometry.coordinates.map(rings).filter(({ length }) => length > 0),
      };
    case 'LineString':
      return { ...geometry, coordinates: thinLine(geometry.coordinates, step) };
    case 'MultiLineString':
      return {
        ...geometry,
        coordinates: geometry.coordinates.map((line) => thinLine(line, step)),
      };
    case 'GeometryCollection':
      return { ...geometry, geometries: geometry.geometries.map((one) => thinGeometry(one, step)) };
    default:
      return geometry;
  }
}

/** Keeps both ends, and between them what is at least a step away from what was kept before. */
function thinLine(line: readonly Position[], step: number): Position[] {
  let [lastX = 0, lastY = 0] = line[0] ?? [];
  return line.filter(([x = 0, y = 0], index) => {
    const far = Math.max(Math.abs(x - lastX), Math.abs(y - lastY)) >= step;
    if (index > 0 && index < line.length - 1 && !far) return false;
    [lastX, lastY] = [x, y];
    return true;
  });
}
