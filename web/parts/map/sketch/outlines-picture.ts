import type { Geometry, Position } from 'geojson';

import { boundsOfPositions } from '../geometry/bounds.ts';
import { pointsOf, polygonsOf, positionsOf } from '../geometry/geometry.ts';
import { mercator } from '../geometry/mercator.ts';
import { viewOfBounds } from '../geometry/start-view.ts';
import type { Frame } from '../labels/label-placement.ts';
import { placeIn } from './sketch-shapes.ts';

interface Picture {
  /** As in the `d` of an SVG path; '' for nothing. */
  readonly pathOf: (geometries: readonly Geometry[]) => string;
  readonly placeOf: ReturnType<typeof placeIn>;
}

const air = 16;
const sides = { top: air, right: air, bottom: air, left: air };
/** Pixels; a smaller area is drawn as a spot. */
const leastSeen = 6;
const spot = 4;

/** Outlines over each other in one frame of that size, in pixels, without a map below; null without any. */
export function outlinesPicture(
  geometries: readonly Geometry[],
  size: Pick<Frame, 'width' | 'height'>,
): Picture | null {
  const bounds = boundsOfPositions(geometries.flatMap(positionsOf));
  if (!bounds) return null;
  const { zoom, longitude, latitude } = viewOfBounds(bounds, size, { sides });
  const placeOf = placeIn({ zoom, centre: mercator([longitude, latitude]), ...size });
  return {
    placeOf,
    pathOf: (some) => some.map((geometry) => drawn(geometry, placeOf)).join(''),
  };
}

type At = Picture['placeOf'];

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
