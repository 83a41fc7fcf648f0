import type { Position } from 'geojson';

import { useScreenPoint } from '../../parts/map/engine/useScreenPoint.ts';
import { pinTexts } from './unvisited-pins.texts.ts';
import classes from './UnvisitedPins.module.css';

export interface Pin {
  readonly id: string;
  readonly position: Position;
  readonly label?: string;
  readonly number?: string;
  readonly faded?: boolean;
}

/** Signs over a map where nobody is to be visited; never part of the map's own features (OWN-122). */
export function UnvisitedPins({ pins }: { readonly pins: readonly Pin[] }) {
  return pins.map((pin) => <Sign key={`${pin.id} ${pin.position.join(' ')}`} pin={pin} />);
}

function Sign({ pin: { position, label, number, faded = false } }: { readonly pin: Pin }) {
  const place = useScreenPoint<HTMLDivElement>(position);
  const about = label === undefined ? pinTexts.unvisited : `${pinTexts.unvisited}, ${label}`;
  return (
    <div
      ref={place}
      className={faded ? `${classes.place} ${classes.faded}` : classes.place}
      role="img"
      aria-label={about}
    >
      <svg className={classes.sign} viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="14" cy="14" r="12" />
        <path d="M7 14h14" />
      </svg>
      {number !== undefined && (
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
      )}
    </div>
  );
}
