import { lazy, Suspense, useId } from 'react';

import { WhenSeen } from '../parts/screen/WhenSeen.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { dashesOf, legendColour } from './chart-colours.ts';
import type { Chart, TrendView } from './trend.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './TrendCard.module.css';
import { TrendTable } from './TrendTable.tsx';

const TrendChart = lazy(async () => ({
  default: (await import('./TrendChart.tsx')).TrendChart,
}));

/** What a chart says, in a sentence above it and in figures below it, which stand for it where it is not seen. */
export function TrendCard({ title, finding, basis, chart, table }: TrendView) {
  const heading = useId();
  return (
    <section className={`${blocks.panel} ${classes.card}`} aria-labelledby={heading}>
      <h3 id={heading}>{withProduct(title)}</h3>
      <p className={classes.finding}>{withProduct(finding)}</p>
      {basis !== null && <p className={`${blocks.hint} ${classes.basis}`}>{withProduct(basis)}</p>}
      {chart !== null && <Drawn chart={chart} />}
      {table !== null && <TrendTable caption={withProduct(title)} table={table} />}
    </section>
  );
}

function Drawn({ chart }: { readonly chart: Chart }) {
  const { kind, legend, labels } = chart;
  const lines = Object.keys(labels).length;
  return (
    <figure className={classes.figure} aria-hidden="true">
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
        <WhenSeen className={classes.chart} unseen={classes.unseen}>
          <Suspense fallback={<div className={classes.unseen} />}>
            <TrendChart chart={chart} />
          </Suspense>
        </WhenSeen>
      </div>
    </figure>
  );
}
