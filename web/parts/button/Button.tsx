import type { ComponentProps } from 'react';

import classes from './Button.module.css';

interface Props extends ComponentProps<'button'> {
  /** `remove`: what deletes, beside other buttons; `danger`: what deletes, alone. */
  readonly kind?: 'primary' | 'plain' | 'remove' | 'danger' | 'link' | undefined;
  /** Shows progress and ignores further clicks. */
  readonly busy?: boolean | undefined;
}

export function Button({ kind = 'plain', busy = false, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- defaults to 'button' above
      type={type}
      className={classes[kind]}
      disabled={rest.disabled === true || busy}
      aria-busy={busy || rest['aria-busy'] || undefined}
    />
  );
}
