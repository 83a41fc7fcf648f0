import type { ReactNode } from 'react';

import classes from './Field.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

export const describedBy = (id: string, { error, hint }: Pick<Props, 'error' | 'hint'>) =>
  error === undefined && hint === undefined ? undefined : `${id}-note`;

/** A label above its control, and below it the error or else the hint. */
export function Field({ id, label, error, hint, children }: Props) {
  return (
    <div className={classes.field}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {children}
      {(error ?? hint) !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? classes.hint : classes.error}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
