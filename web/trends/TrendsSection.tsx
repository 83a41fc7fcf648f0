import { useCallback, useId, useMemo, useRef, useState } from 'react';

import { useSeen } from '../parts/screen/useSeen.ts';
import { whenIdle } from '../parts/screen/when-idle.ts';
import type { Trends } from './trend.ts';
import { TrendCard } from './TrendCard.tsx';
import { trendsTexts as texts } from './trends.texts.ts';
import { trendsView } from './trends.view.ts';
import classes from './TrendsSection.module.css';

/**
 * What developed over two years, beyond the documented screens. Its charts are drawn once it is seen,
 * the next when the one before is there and the thread is idle (OWN-351).
 */
export function TrendsSection({ trends }: { readonly trends: Trends }) {
  const heading = useId();
  const cards = useMemo(() => trendsView(trends), [trends]);
  const place = useRef<HTMLElement>(null);
  const seen = useSeen(place);
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set());
  const next = cards?.find(({ title, chart }) => chart !== null && !drawn.has(title));
  const noteDrawn = useCallback(
    (title: string) =>
      whenIdle(() =>
        setDrawn((before) => (before.has(title) ? before : new Set([...before, title]))),
      ),
    [],
  );
  return (
    <section ref={place} className={classes.trends} aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      {cards === null ? (
        <p className={classes.none}>{texts.none}</p>
      ) : (
        <div className={classes.cards}>
          {cards.map((card) => (
            <TrendCard
              key={card.title}
              {...card}
              turn={seen && (card === next || drawn.has(card.title))}
              onDrawn={noteDrawn}
            />
          ))}
        </div>
      )}
    </section>
  );
}
