import type { ReactNode } from 'react';

import classes from './MapBoard.module.css';

interface Props {
  /** Null where none is drawn. */
  readonly map: ReactNode;
  /** What the map is about. */
  readonly children: ReactNode;
}

/** A map and a list on one screen, which scrolls below the map or beside it (OWN-220). */
export const MapBoard = ({ map, children }: Props) => (
  <div className={classes.board}>
    {map && <div className={classes.map}>{map}</div>}
    <div className={classes.list}>{children}</div>
  </div>
);
