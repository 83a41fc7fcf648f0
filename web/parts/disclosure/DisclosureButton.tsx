import type { ReactNode } from 'react';
import classes from './Disclosure.module.css';

interface Props {
  readonly id?: string;
  /** Adds height, padding and weight. */
  readonly className: string | undefined;
  readonly open: boolean;
  /** The id of what it opens. */
  readonly controls: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A button as wide as what it opens below it. */
export const DisclosureButton = ({
  id,
  className = '',
  open,
  controls,
  onToggle,
  children,
}: Props) => (
  <button
    id={id}
    type="button"
    className={`${classes.header} ${className}`}
    aria-expanded={open}
    aria-controls={controls}
    onClick={onToggle}
  >
    <span aria-hidden className={classes.arrow} />
    {children}
  </button>
);
