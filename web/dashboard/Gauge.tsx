import { useId } from 'react';
import { Link } from 'react-router-dom';

import { serverColour } from '../parts/theme/server-colour.ts';
import type { GaugeView } from './dashboard.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Gauge.module.css';

/** A ring filled to a percentage, linked to the rows it counts (DASH-02, DASH-03). */
export function Gauge({ percent, share, color, value, text, target }: GaugeView) {
  const label = useId();
  const ring = (
    <>
      <span
        className={classes.ring}
        role="progressbar"
        aria-labelledby={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={share}
        style={{ color: serverColour(color) }}
      >
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <circle className={classes.track} cx="60" cy="60" r="52" pathLength="100" />
          {percent > 0 && (
            <circle
              className={classes.share}
              cx="60"
              cy="60"
              r="52"
              pathLength="100"
              strokeDasharray={`${percent} 100`}
            />
          )}
        </svg>
        <span className={classes.figures}>
          <strong>{value}</strong>
          <span>{share}</span>
        </span>
      </span>
      <span id={label} className={classes.text}>
        {text}
      </span>
    </>
  );
  return target === null ? (
    <span className={`${blocks.panel} ${classes.gauge}`}>{ring}</span>
  ) : (
    <Link className={`${blocks.panel} ${classes.gauge}`} to={target}>
      {ring}
    </Link>
  );
}
