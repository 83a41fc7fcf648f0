import type { ReactNode } from 'react';

import { NamedIcon } from '../icons/NamedIcon.tsx';
import { serverColour } from '../theme/server-colour.ts';
import classes from './Sign.module.css';

interface Props {
  readonly icon: string;
  readonly color: string;
  /** In a narrow column only the sign is seen, and this is told by the pointer. */
  readonly short?: string;
  readonly children: ReactNode;
}

/** A sign in the server's colour, and its word. */
export function Sign({ icon, color, short, children }: Props) {
  return (
    <span
      className={`${classes['sign']} ${short === undefined ? '' : classes['short']}`.trim()}
      title={short}
    >
      <span className={classes['icon']} style={{ color: serverColour(color) }}>
        <NamedIcon name={icon} />
      </span>
      <span className={classes['word']}>{children}</span>
    </span>
  );
}
