import { booleanIntersects, distance } from '@turf/turf';
import type { Polygon, Position } from 'geojson';
import type { DrawnFeature } from '#engines/geojson/drawing.ts';

export type Drawing = readonly DrawnFeature[];

/** Degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

const isArea = ({ geometry }: DrawnFeature): boolean => geometry.type === 'Polygon';

export const hasArea = (drawing: Drawing): boolean => drawing.some(isArea);

const positionsOf = ({ geometry }: DrawnFeature): readonly Position[] =>
  geometry.type === 'Point' ? [geometry.coordinates] : (geometry.coordinates[0] ?? []);

function boxOf(features: Drawing): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [longitude = 0, latitude = 0] of features.flatMap(positionsOf)) {
    box.west = Math.min(box.west, longitude);
    box.south = Math.min(box.south, latitude);
    box.east = Math.max(box.east, longitude);
    box.north = Math.max(box.north, latitude);
  }
  return box;
}

const middleOf = ({ west, south, east, north }: Box): Place => ({
  longitude: (west + east) / 2,
  latitude: (south + north) / 2,
});

/** The middle of the areas, or of the points where there is no area. */
export function centreOf(drawing: Drawing): Place {
  const areas = drawing.filter(isArea);
  return middleOf(boxOf(areas.length > 0 ? areas : drawing));
}

/** The middle of each shape. */
export const centresOf = (drawing: Drawing): readonly Place[] =>
  drawing.map((feature) => middleOf(boxOf([feature])));

export const swapped = ({ longitude, latitude }: Place): Place | null =>
  Math.abs(longitude) <= 90 ? { longitude: latitude, latitude: longitude } : null;

const positionOf = ({ longitude, latitude }: Place): [number, number] => [longitude, latitude];

export const kilometresBetween = (one: Place, other: Place): number =>
  distance(positionOf(one), positionOf(other));

/** 0 within the box. */
export const kilometresTo = (box: Box, { longitude, latitude }: Place): number =>
  kilometresBetween(
    { longitude, latitude },
    {
      longitude: Math.min(Math.max(longitude, box.west), box.east),
      latitude: Math.min(Math.max(latitude, box.south), box.north),
    },
  );

/** Whether an area of one drawing meets an area of the other. */
export const areasMeet = (one: Drawing, other: Drawing): boolean => {
  const others = boxedAreas(other);
  return boxedAreas(one).some(([area, box]) =>
    others.some(([known, around]) => boxesMeet(box, around) && booleanIntersects(area, known)),
  );
};

const boxedAreas = (drawing: Drawing): readonly (readonly [Polygon, Box])[] =>
  drawing.flatMap((feature) =>
    feature.geometry.type === 'Polygon' ? [[feature.geometry, boxOf([feature])] as const] : [],
  );

const boxesMeet = (one: Box, other: Box): boolean =>
  one.west <= other.east &&
  other.west <= one.east &&
  one.south <= other.north &&
  other.south <= one.north;
