import type { Position } from 'geojson';
import classes from './Itinerary.module.css';
import { itineraryTo } from './itinerary.ts';
import { mapTexts } from './map.texts.ts';

interface Props {
  readonly to: Position;
  /** The user agent. */
  readonly device?: string | undefined;
}

/** Opens turn-by-turn directions on the device. */
export const Itinerary = ({ to, device = navigator.userAgent }: Props) => (
  <a
    className={classes.link}
    href={itineraryTo(to, device)}
    target="_blank"
    rel="noopener noreferrer"
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3l9 9-9 9-9-9zM9 14v-3h6M13 8.500l2.500 2.500-2.500 2.500" />
    </svg>
    {mapTexts.itinerary}
  </a>
);
