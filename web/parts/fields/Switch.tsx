import { useId } from 'react';

import blocks from '../theme/Blocks.module.css';
import classes from './Switch.module.css';

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** 'checkbox' for a value submitted with a form, 'switch' for a setting that applies at once. */
  readonly kind?: 'switch' | 'checkbox';
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
}

export function Switch({ label, checked, onChange, kind = 'switch', hint, disabled }: Props) {
  const id = useId();
  return (
    <div className={classes.line}>
      <input
        id={id}
        type="checkbox"
        role={kind === 'switch' ? 'switch' : undefined}
        className={classes[kind]}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={hint === undefined ? undefined : `${id}-note`}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && (
          <p id={`${id}-note`} className={blocks.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
