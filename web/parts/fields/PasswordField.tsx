import { useId, useState, type ComponentProps } from 'react';

import { describedBy, Field } from './Field.tsx';
import classes from './Field.module.css';
import { fieldTexts } from './fields.texts.ts';

interface Props extends ComponentProps<'input'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Visible until hidden by the reader: for a password to be handed to somebody (UADD-02). */
  readonly inClear?: boolean;
}

/** A password, hidden until its button reveals it (LOGIN-03). */
export function PasswordField({ label, error, hint, inClear = false, ...input }: Props) {
  const id = useId();
  const [visible, setVisible] = useState(inClear);
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className={classes.withButton}>
        <input
          {...input}
          id={id}
          type={visible ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { error, hint })}
        />
        <button
          type="button"
          className={classes.inside}
          aria-label={visible ? fieldTexts.hidePasswordName : fieldTexts.showPasswordName}
          onClick={() => setVisible(!visible)}
        >
          {visible ? fieldTexts.hidePassword : fieldTexts.showPassword}
        </button>
      </div>
    </Field>
  );
}
