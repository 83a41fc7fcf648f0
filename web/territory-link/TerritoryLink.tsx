import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import classes from './TerritoryLink.module.css';

interface Props {
  /** The server's path of the territory's page (EXD-04, HIST-08). */
  readonly link: string;
  readonly children: ReactNode;
}

/** The name of a territory, which opens its page; a link that leads out of here is none. */
export function TerritoryLink({ link, children }: Props) {
  if (!/^\/(?![/\\])/u.test(link)) return children;
  return (
    <Link to={link} className={classes['link']}>
      {children}
    </Link>
  );
}
