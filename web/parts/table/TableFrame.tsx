import type { ReactNode, RefObject } from 'react';
import blocks from '../theme/Blocks.module.css';
import classes from './TableFrame.module.css';
import { useEdges } from './useEdges.ts';

type Props = {
  scroller: RefObject<HTMLDivElement | null>;
  virtual: boolean;
  /** Cells below the others take the width of what is in sight. */
  beneath: boolean;
  children: ReactNode;
};

/** Scrolls what is too wide or too long; a shadow at an edge says that there is more (OWN-31). */
export function TableFrame({ scroller, virtual, beneath, children }: Props) {
  useEdges(scroller);
  return (
    <div className={classes.frame} data-virtual={virtual || undefined}>
      <div
        ref={scroller}
        className={`${blocks.panel} ${classes.scroller}`}
        data-beneath={beneath || undefined}
      >
        {children}
      </div>
    </div>
  );
}
