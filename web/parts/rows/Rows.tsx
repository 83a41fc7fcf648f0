import type { ReactNode } from 'react';

import blocks from '../theme/Blocks.module.css';
import classes from './Rows.module.css';

/** A list whose items name a thing and hold, beside or below, what may be done with it. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className={`${blocks.list} ${classes.rows}`}>{children}</ul>;
}
