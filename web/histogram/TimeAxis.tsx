import type { Axis } from './axis.ts';
import classes from './TimeAxis.module.css';

/** Labels where months or years begin, above the strips. */
export function TimeAxis({ ticks }: Pick<Axis, 'ticks'>) {
  return (
    <span className={classes.axis} aria-hidden>
      {ticks.map(({ at, label }) => (
        <span
          key={at}
          style={{ insetInlineStart: `${at * 100}%` }}
          data-last={at > 0.88 || undefined}
        >
          {label}
        </span>
      ))}
    </span>
  );
}
