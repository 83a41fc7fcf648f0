import type { StreetLook } from '../../parts/map/streets/map-streets.ts';
import { streetStrokes } from '../../parts/map/streets/street-strokes.ts';
import classes from './StreetTicks.module.css';

const unseen = 'halo';

/** A piece of a street as it is drawn on the map, which explains the map. */
export const StreetSign = ({ look }: { readonly look: StreetLook }) => (
  <svg className={classes.sign} viewBox="0 0 36 12" aria-hidden="true">
    {streetStrokes
      .filter(({ id, looks }) => id !== unseen && looks.includes(look))
      .map(({ id, colour, width, dash }) => (
        <path
          key={id}
          d="M4 6h28"
          strokeWidth={width}
          strokeLinecap={dash ? 'butt' : 'round'}
          strokeDasharray={dash?.join(' ')}
          style={{ stroke: `var(--${colour === unseen ? 'paper-raised' : colour})` }}
        />
      ))}
  </svg>
);
