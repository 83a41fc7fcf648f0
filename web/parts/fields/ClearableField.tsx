import { CloseOutlined } from '@ant-design/icons';
import { useId, useRef, type ComponentProps } from 'react';

import { describedBy, Field } from './Field.tsx';
import classes from './Field.module.css';
import { fieldTexts } from './fields.texts.ts';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly error?: string | undefined;
}

/** A text field with a button that clears it, shown while it has a value and is editable. */
export function ClearableField({ label, value, onType, error, ...input }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Field id={id} label={label} error={error}>
      <div className={`${classes.withButton} ${classes.clearable}`}>
        <input
          type="text"
          {...input}
          ref={field}
          id={id}
          value={value}
          onChange={({ target }) => onType(target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { error })}
        />
        {value !== '' && input.readOnly !== true && (
          <button
            type="button"
            className={classes.inside}
            aria-label={fieldTexts.clear(label)}
            onClick={() => {
              onType('');
              field.current?.focus();
            }}
          >
            <CloseOutlined aria-hidden />
          </button>
        )}
      </div>
    </Field>
  );
}
