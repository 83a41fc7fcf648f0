import { useId, type ComponentProps } from 'react';

import { describedBy, Field } from './Field.tsx';

interface Props extends ComponentProps<'input'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

export function TextField({ label, error, hint, ...input }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <input
        type="text"
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { error, hint })}
      />
    </Field>
  );
}
