import { useMemo } from 'react';
import { useScreenPoint } from '../engine/useScreenPoint.ts';
import classes from './HeadingSign.module.css';
import type { OwnPosition } from './own-position.ts';

interface Props {
  readonly position: OwnPosition;
  /** Degrees from north, clockwise. */
  readonly heading: number;
}

/** Where the device points to, beside the dot of its position. */
export function HeadingSign({ position: { latitude, longitude }, heading }: Props) {
  const place = useScreenPoint<HTMLDivElement>(
    useMemo(() => [longitude, latitude], [longitude, latitude]),
  );
  return (
    <div ref={place} className={classes.place} aria-hidden>
      <svg className={classes.sign} viewBox="-32 -32 64 64" style={{ rotate: `${heading}deg` }}>
        <path d="M-14 -25a29 29 0 0 1 28 0L6 -11a13 13 0 0 0 -12 0z" />
      </svg>
    </div>
  );
}
