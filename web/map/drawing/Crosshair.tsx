import type { Position } from 'geojson';
import { useScreenPoint } from '../../parts/map/engine/useScreenPoint.ts';
import classes from './EditorMap.module.css';

/** Where Space taps (look-and-feel, Maps). */
export function Crosshair({ at }: { readonly at: Position }) {
  const place = useScreenPoint<HTMLDivElement>(at);
  return (
    <div ref={place} className={classes.place} data-crosshair={at.join()}>
      <svg className={classes.cross} viewBox="0 0 48 48" aria-hidden="true">
        <path d="M24 2v16M24 30v16M2 24h16M30 24h16" />
        <circle cx="24" cy="24" r="2" />
      </svg>
    </div>
  );
}
