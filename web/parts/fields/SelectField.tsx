import { useId, type ComponentProps } from 'react';

import type { Option } from './combobox.view.ts';
import { describedBy, Field } from './Field.tsx';

interface Props extends ComponentProps<'select'> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly error?: string | undefined;
}

/** One choice among a few, in the native drop-down. */
export function SelectField({ label, options, error, ...select }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error}>
      <select
        {...select}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { error })}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </Field>
  );
}
