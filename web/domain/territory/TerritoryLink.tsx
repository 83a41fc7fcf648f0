import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import classes from './TerritoryLink.module.css';

interface Props {
  /** The path of the territory's page, as sent (EXD-04, HIST-08). */
  readonly link: string;
  readonly children: ReactNode;
}

/** A territory's name, linked to its page; plain text where the link leads outside the application. */
export function TerritoryLink({ link, children }: Props) {
  if (!/^\/(?![/\\])/u.test(link)) return children;
  return (
    <Link to={link} className={classes.link}>
      {children}
    </Link>
  );
}
