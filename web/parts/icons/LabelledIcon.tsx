import type { ReactNode } from 'react';

import { NamedIcon } from './NamedIcon.tsx';
import { serverColour } from '../theme/server-colour.ts';
import classes from './LabelledIcon.module.css';

interface Props {
  readonly icon: string;
  readonly color: string;
  /** Replaces the label by the icon alone in a narrow column, with this text as its tooltip. */
  readonly short?: string;
  readonly children: ReactNode;
}

/** An icon in the server's colour, with its label. */
export function LabelledIcon({ icon, color, short, children }: Props) {
  return (
    <span
      className={`${classes.sign} ${short === undefined ? '' : classes.short}`.trim()}
      title={short ?? (typeof children === 'string' ? children : undefined)}
    >
      <span className={classes.icon} style={{ color: serverColour(color) }}>
        <NamedIcon name={icon} />
      </span>
      <span className={classes.word} data-word>
        {children}
      </span>
    </span>
  );
}
