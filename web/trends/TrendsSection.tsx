import { useId, useMemo } from 'react';

import type { Trends } from './trend.ts';
import { TrendCard } from './TrendCard.tsx';
import { trendsTexts as texts } from './trends.texts.ts';
import { trendsView } from './trends.view.ts';
import classes from './TrendsSection.module.css';

/** What developed over two years, beyond the documented screens. */
export function TrendsSection({ trends }: { readonly trends: Trends }) {
  const heading = useId();
  const cards = useMemo(() => trendsView(trends), [trends]);
  return (
    <section className={classes.trends} aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      {cards === null ? (
        <p className={classes.none}>{texts.none}</p>
      ) : (
        <div className={classes.cards}>
          {cards.map((card) => (
            <TrendCard key={card.title} {...card} />
          ))}
        </div>
      )}
    </section>
  );
}
