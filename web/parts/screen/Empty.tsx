import type { ReactNode } from 'react';

import { ButtonLink } from '../button/ButtonLink.tsx';
import { useSite } from '../site/site.ts';
import { withProduct } from '../texts/product.ts';
import classes from './Empty.module.css';

interface Way {
  readonly to: string;
  readonly label: string;
}

interface Props {
  readonly text: string;
  /** What fills the list; for managers, who may do it. */
  readonly ways?: readonly Way[];
  readonly children?: ReactNode;
}

/** Stands where a list has nothing: what it lacks, and where that is done (OWN-264). */
export function Empty({ text, ways = [], children }: Props) {
  const { manages } = useSite();
  return (
    <span className={classes.empty}>
      <span>{withProduct(text)}</span>
      {manages &&
        ways.map(({ to, label }) => (
          <ButtonLink key={to} kind="plain" to={to}>
            {withProduct(label)}
          </ButtonLink>
        ))}
      {children}
    </span>
  );
}
