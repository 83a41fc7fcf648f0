import { useCallback, useId, useMemo, useState } from 'react';

import { whenIdle } from '../parts/screen/when-idle.ts';
import type { Trends } from './trend.ts';
import { TrendCard } from './TrendCard.tsx';
import { trendsTexts as texts } from './trends.texts.ts';
import { trendsView } from './trends.view.ts';
import classes from './TrendsSection.module.css';

const none: ReadonlySet<string> = new Set();

const withOne = (before: ReadonlySet<string>, title: string): ReadonlySet<string> =>
  before.has(title) ? before : new Set([...before, title]);

/**
 * What developed over two years, beyond the documented screens. Its charts are drawn once they are seen,
 * the next when the one before is there and the thread is idle (OWN-351).
 */
export function TrendsSection({ trends }: { readonly trends: Trends }) {
  const heading = useId();
  const cards = useMemo(() => trendsView(trends), [trends]);
  const [seen, setSeen] = useState(none);
  const [drawn, setDrawn] = useState(none);
  const next = cards?.find(({ title }) => seen.has(title) && !drawn.has(title));
  const noteSeen = useCallback((title: string) => setSeen((before) => withOne(before, title)), []);
  const noteDrawn = useCallback(
    (title: string) => whenIdle(() => setDrawn((before) => withOne(before, title))),
    [],
  );
  return (
    <section className={classes.trends} aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      {cards === null ? (
        <p className={classes.none}>{texts.none}</p>
      ) : (
        <div className={classes.cards}>
          {cards.map((card) => (
            <TrendCard
              key={card.title}
              {...card}
              turn={card === next || drawn.has(card.title)}
              onSeen={noteSeen}
              onDrawn={noteDrawn}
            />
          ))}
        </div>
      )}
    </section>
  );
}
