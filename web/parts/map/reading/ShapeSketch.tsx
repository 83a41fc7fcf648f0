import type { Polygon, Position } from 'geojson';

import { boundsOfPositions } from '../geometry/bounds.ts';
import { mercator } from '../geometry/mercator.ts';
import classes from './ImpossibleShapes.module.css';

interface Props {
  /** Drawn in dashes. */
  readonly before: readonly Polygon[];
  /** Drawn filled. */
  readonly after: readonly Polygon[];
  /** Marked by a ring. */
  readonly at?: Position | undefined;
}

const size = 160;
const margin = 12;

/** Two outlines over each other, without a map below; words beside it say what it shows. */
export function ShapeSketch({ before, after, at }: Props) {
  const place = placeIn([...before, ...after]);
  const pathOf = (polygons: readonly Polygon[]) =>
    polygons
      .flatMap(({ coordinates }) => coordinates)
      .map((ring) => `M${ring.map(place).join('L')}Z`)
      .join('');
  const [x, y] = at ? place(at) : [];
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={classes.sketch} aria-hidden="true">
      <path d={pathOf(after)} className={classes.after} />
      <path d={pathOf(before)} className={classes.before} />
      {at && <circle cx={x} cy={y} r="8" className={classes.at} />}
    </svg>
  );
}

type Place = (position: Position) => readonly [x: number, y: number];

function placeIn(polygons: readonly Polygon[]): Place {
  const bounds = boundsOfPositions(polygons.flatMap(({ coordinates }) => coordinates.flat()));
  if (!bounds) return () => [size / 2, size / 2];
  const from = mercator([bounds.west, bounds.north]);
  const to = mercator([bounds.east, bounds.south]);
  const [width, height] = [to.x - from.x, to.y - from.y];
  const scale = (size - 2 * margin) / Math.max(width, height, Number.EPSILON);
  return (position) => {
    const { x, y } = mercator(position);
    const [left, top] = [(size - width * scale) / 2, (size - height * scale) / 2];
    return [
      Math.round(10 * (left + (x - from.x) * scale)) / 10,
      Math.round(10 * (top + (y - from.y) * scale)) / 10,
    ];
  };
}
