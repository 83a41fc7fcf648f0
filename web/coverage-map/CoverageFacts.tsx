import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { Button } from '../parts/button/Button.tsx';
import { coverageTexts as texts } from './coverage-map.texts.ts';
import type { FactsView } from './coverage-map.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './CoverageMap.module.css';

interface Props extends FactsView {
  readonly month: string;
  readonly onClose: () => void;
}

/** Details of the chosen territory in the chosen month, and links to act on it. */
export function CoverageFacts({ numberName, month, facts, links, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.facts} aria-label={numberName}>
      <h3 ref={heading} tabIndex={-1}>
        {numberName}
        <small>{month}</small>
      </h3>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`${blocks.row} ${classes.ways}`}>
        {links.map(({ text, to }) => (
          <Link key={to} to={to}>
            {text}
          </Link>
        ))}
        <Button onClick={onClose}>{texts.close}</Button>
      </p>
    </section>
  );
}
