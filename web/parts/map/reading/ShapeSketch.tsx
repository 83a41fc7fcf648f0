import type { Polygon, Position } from 'geojson';

import { outlinesPicture } from '../sketch/outlines-picture.ts';
import classes from './ImpossibleShapes.module.css';

interface Props {
  /** Drawn in dashes. */
  readonly before: readonly Polygon[];
  /** Drawn filled. */
  readonly after: readonly Polygon[];
  /** Marked by a ring. */
  readonly at?: Position | undefined;
}

const size = { width: 160, height: 160 } as const;

/** A shape and what is nearest to it; words beside it say what it shows. */
export function ShapeSketch({ before, after, at }: Props) {
  const picture = outlinesPicture([...before, ...after], size);
  if (!picture) return null;
  const { pathOf, placeOf } = picture;
  const mark = at && placeOf(at);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={classes.sketch} aria-hidden="true">
      <path d={pathOf(after)} className={classes.after} />
      <path d={pathOf(before)} className={classes.before} />
      {mark && <circle cx={mark.x} cy={mark.y} r="8" className={classes.at} />}
    </svg>
  );
}
