import { area, intersect, union } from '@turf/turf';
import type {
  Feature,
  FeatureCollection,
  Geometry,
  MultiPolygon,
  Polygon,
  Position,
} from 'geojson';
import type { MapFeatures } from '#schema/geojson.ts';

/** Another territory, to draw along. */
export interface Neighbour {
  readonly name: string;
  readonly geometry: Polygon | MultiPolygon;
}

/** A place where two borders do not meet, in square metres; never a reason to refuse. */
export interface Mismatch {
  readonly kind: 'overlap' | 'gap';
  /** The neighbour it is shared with; a gap has none. */
  readonly name: string | null;
  readonly area: number;
  readonly geometry: Polygon | MultiPolygon;
}

/** Less than this is drawing, not a mistake. */
const leastArea = 5;
/** A hole that is larger than this is no gap but a square, a lake, another town. */
const largestGap = 50_000;

type Areal = Feature<Polygon | MultiPolygon>;
type Box = readonly [west: number, south: number, east: number, north: number];

/** Where drawn polygons lie over neighbours, and what small holes they leave between them. */
export function mismatches(
  map: MapFeatures,
  neighbours: readonly Neighbour[],
): readonly Mismatch[] {
  const drawn = map.features.flatMap(({ geometry }) => arealOf(geometry));
  const boxes = drawn.map(({ geometry }) => boxOf(geometry));
  const beside = neighbours.filter(({ geometry }) => {
    const box = boxOf(geometry);
    return boxes.some((other) => near(box, other));
  });
  if (drawn.length === 0 || beside.length === 0) return [];
  const overlaps = beside.flatMap(({ name, geometry }): Mismatch[] =>
    drawn.flatMap((shape) => {
      const common = intersect(together([shape, asFeature(geometry)]));
      return common
        ? [{ kind: 'overlap', name, area: area(common), geometry: common.geometry }]
        : [];
    }),
  );
  const all = [...drawn, ...beside.map(({ geometry }) => asFeature(geometry))];
  return [...overlaps, ...gapsIn(all, beside)]
    .filter((mismatch) => mismatch.area >= leastArea)
    .map((mismatch) => ({ ...mismatch, area: Math.round(mismatch.area) }));
}

/** The holes of everything together that the neighbours do not have by themselves. */
function gapsIn(all: readonly Areal[], beside: readonly Neighbour[]): readonly Mismatch[] {
  const known = new Set(
    holesOf(beside.map(({ geometry }) => asFeature(geometry))).map((hole) => keyOf(hole)),
  );
  return holesOf(all)
    .filter((hole) => !known.has(keyOf(hole)))
    .map((hole): Mismatch => {
      const geometry: Polygon = { type: 'Polygon', coordinates: [hole] };
      return { kind: 'gap', name: null, area: area(geometry), geometry };
    })
    .filter((gap) => gap.area <= largestGap);
}

function holesOf(shapes: readonly Areal[]): readonly Position[][] {
  if (shapes.length < 2) return [];
  const geometry = union(together(shapes))?.geometry;
  if (!geometry) return [];
  return geometry.type === 'Polygon'
    ? geometry.coordinates.slice(1)
    : geometry.coordinates.flatMap((rings) => rings.slice(1));
}

const keyOf = (ring: readonly Position[]) =>
  ring
    .map(([x = 0, y = 0]) => `${x.toFixed(6)} ${y.toFixed(6)}`)
    .toSorted()
    .join();

const asFeature = (geometry: Polygon | MultiPolygon): Areal => ({
  type: 'Feature',
  properties: {},
  geometry,
});

const together = (features: readonly Areal[]): FeatureCollection<Polygon | MultiPolygon> => ({
  type: 'FeatureCollection',
  features: [...features],
});

const arealOf = (geometry: Geometry): readonly Areal[] =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? [asFeature(geometry)] : [];

function boxOf(geometry: Polygon | MultiPolygon): Box {
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const corners = parts.flat(2);
  const longitudes = corners.map(([longitude = 0]) => longitude);
  const latitudes = corners.map(([, latitude = 0]) => latitude);
  return [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ];
}

/** About a hundred metres: what lies behind a gap counts as near. */
const margin = 0.001;

const near = (a: Box, b: Box) =>
  a[0] <= b[2] + margin && b[0] <= a[2] + margin && a[1] <= b[3] + margin && b[1] <= a[3] + margin;
