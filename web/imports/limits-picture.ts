import type { Geometry, Position } from 'geojson';

import type { MapFeatures } from '#schema/geojson.ts';

import { boundsOfPositions } from '../parts/map/geometry/bounds.ts';
import { pointsOf, polygonsOf, positionsOf } from '../parts/map/geometry/geometry.ts';
import { mercator } from '../parts/map/geometry/mercator.ts';
import { viewOfBounds } from '../parts/map/geometry/start-view.ts';
import { placeIn } from '../parts/map/sketch/sketch-shapes.ts';

export const pictureSize = { width: 320, height: 200 } as const;

const air = 16;
const sides = { top: air, right: air, bottom: air, left: air };
/** Pixels; a smaller area is drawn as a spot. */
const leastSeen = 6;
const spot = 4;

/** Both maps in one frame, as the `d` of SVG paths; '' without the map. */
export function limitsPicture(old: MapFeatures | null, fresh: MapFeatures | null) {
  const geometries = (map: MapFeatures | null) =>
    (map?.features ?? []).map(({ geometry }) => geometry);
  const both = [...geometries(old), ...geometries(fresh)];
  const bounds = boundsOfPositions(both.flatMap(positionsOf));
  if (!bounds) return { old: '', fresh: '' };
  const { zoom, longitude, latitude } = viewOfBounds(bounds, pictureSize, { sides });
  const at = placeIn({ zoom, centre: mercator([longitude, latitude]), ...pictureSize });
  const path = (map: MapFeatures | null) =>
    geometries(map)
      .map((geometry) => drawn(geometry, at))
      .join('');
  return { old: path(old), fresh: path(fresh) };
}

type At = ReturnType<typeof placeIn>;

const drawn = (geometry: Geometry, at: At): string =>
  [
    ...polygonsOf(geometry).map((rings) => areaOf(rings, at)),
    ...pointsOf(geometry).map((point) => spotAt(at(point))),
  ].join('');

function areaOf(rings: readonly (readonly Position[])[], at: At): string {
  const [outer = []] = rings;
  const xs = outer.map((position) => at(position).x);
  const ys = outer.map((position) => at(position).y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  if (right - left < leastSeen && bottom - top < leastSeen) {
    return spotAt({ x: (left + right) / 2, y: (top + bottom) / 2 });
  }
  return rings.map((ring) => `M${ring.map((corner) => said(at(corner))).join('L')}Z`).join('');
}

const said = ({ x, y }: ReturnType<At>): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const spotAt = ({ x, y }: ReturnType<At>): string =>
  `M${said({ x: x - spot, y })}a${spot} ${spot} 0 1 0 ${2 * spot} 0a${spot} ${spot} 0 1 0 ${-2 * spot} 0Z`;
