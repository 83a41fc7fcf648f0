import type { ReactNode } from 'react';
import classes from './FoldedLegend.module.css';
import { tableTexts } from './table.texts.ts';

/** The legend of a list of cards: before them, in one line until it is asked for (OWN-32). */
export const FoldedLegend = ({ children }: { children: ReactNode }) => (
  <details className={classes.legend}>
    <summary>{tableTexts.legend}</summary>
    {children}
  </details>
);
