import { useCallback } from 'react';

import { besideToday, type Axis } from './axis.ts';
import { histogramTexts as texts } from './histogram.texts.ts';
import classes from './TimeAxis.module.css';

interface Props {
  readonly axis: Axis;
  /** Told in steps, so that a window that is drawn wider redraws little. */
  readonly onRoom: (pixels: number) => void;
}

const roomStep = 32;

/** Labels where months or years begin, above the strips; as many as fit, and today at its end. */
export function TimeAxis({ axis, onRoom }: Props) {
  const measured = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || typeof ResizeObserver === 'undefined') return undefined;
      const observer = new ResizeObserver(([entry]) => {
        const width = entry?.contentRect.width ?? 0;
        if (width > 0) onRoom(Math.floor(width / roomStep) * roomStep);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onRoom],
  );
  return (
    <span ref={measured} className={classes.axis} aria-hidden>
      {axis.ticks.map((tick) => (
        <span
          key={tick.at}
          style={{ insetInlineStart: `${tick.at * 100}%` }}
          data-beside-today={besideToday(axis, tick) || undefined}
        >
          {tick.label}
        </span>
      ))}
      <span className={classes.today}>{texts.today}</span>
    </span>
  );
}
