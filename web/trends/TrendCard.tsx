import { lazy, useCallback, useEffect, useId, useRef, useState } from 'react';

import { Late } from '../parts/failure/Late.tsx';
import { usePrinting } from '../parts/printing/usePrinting.ts';
import { useSeen } from '../parts/screen/useSeen.ts';
import { withProduct } from '../parts/texts/product.ts';
import { dashesOf, legendColour } from './chart-colours.ts';
import type { Chart, TrendView } from './trend.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './TrendCard.module.css';
import { TrendTable } from './TrendTable.tsx';

const TrendChart = lazy(async () => ({
  default: (await import('./TrendChart.tsx')).TrendChart,
}));

interface Props extends TrendView {
  /** Its turn to be drawn has come. */
  readonly turn: boolean;
  /** Its chart has come into sight. */
  readonly onSeen: (title: string) => void;
  readonly onDrawn: (title: string) => void;
}

/** What a chart says, in a sentence above it and in figures below it, which stand for it where it is not seen. */
export function TrendCard({ title, finding, basis, chart, table, turn, onSeen, onDrawn }: Props) {
  const heading = useId();
  const [drawn, setDrawn] = useState(false);
  // Paper waits for no chart: its figures stand there instead.
  const instead = usePrinting() && chart !== null && !drawn;
  const noteDrawn = useCallback(() => {
    setDrawn(true);
    onDrawn(title);
  }, [onDrawn, title]);
  const noteSeen = useCallback(() => onSeen(title), [onSeen, title]);
  return (
    <section className={`${blocks.panel} ${classes.card}`} aria-labelledby={heading}>
      <h3 id={heading}>{withProduct(title)}</h3>
      <p className={classes.finding}>{withProduct(finding)}</p>
      {basis !== null && <p className={`${blocks.hint} ${classes.basis}`}>{withProduct(basis)}</p>}
      {chart !== null && !instead && (
        <Drawn chart={chart} turn={turn} onSeen={noteSeen} onDrawn={noteDrawn} />
      )}
      {table !== null && (
        <TrendTable caption={withProduct(title)} table={table} unfolded={instead} />
      )}
    </section>
  );
}

interface DrawnProps {
  readonly chart: Chart;
  readonly turn: boolean;
  readonly onSeen: () => void;
  readonly onDrawn: () => void;
}

function Drawn({ chart, turn, onSeen, onDrawn }: DrawnProps) {
  const place = useRef<HTMLElement>(null);
  const seen = useSeen(place);
  useEffect(() => {
    if (seen) onSeen();
  }, [seen, onSeen]);
  const { kind, legend, labels } = chart;
  const lines = Object.keys(labels).length;
  return (
    <figure ref={place} className={classes.figure} aria-hidden="true">
      {legend.length > 0 && (
        <ul className={`${blocks.list} ${classes.legend}`}>
          {legend.map(({ name, mark }, at) => (
            <li key={name}>
              <svg
                viewBox="0 0 24 14"
                className={classes.sign}
                style={{ color: legendColour(kind, at) }}
              >
                {mark === 'area' ? (
                  <rect width="24" height="14" />
                ) : (
                  <path d="M0 7h24" strokeDasharray={dashesOf(kind, at).join(' ')} />
                )}
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div style={{ blockSize: kind === 'rest' ? `${lines * 3 + 2.5}rem` : '16rem' }}>
        <div className={classes.chart}>
          {turn ? (
            <Late fallback={<div className={classes.unseen} />}>
              <TrendChart chart={chart} onDrawn={onDrawn} />
            </Late>
          ) : (
            <div className={classes.unseen} />
          )}
        </div>
      </div>
    </figure>
  );
}
