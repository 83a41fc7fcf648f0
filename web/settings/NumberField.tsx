import type { Fault } from '#machines/parts/fields/fields.rules.ts';

import { TextField } from '../parts/fields/TextField.tsx';
import { faultText } from '../parts/texts/faults.ts';

interface Props {
  readonly label: string;
  /** What may be entered, told with a fault. */
  readonly range: string;
  /** Shows the range below the field, where nothing else tells it. */
  readonly hinted?: boolean;
  readonly value: string;
  readonly fault: Fault | null;
  readonly onChange: (typed: string) => void;
}

export function NumberField({ label, range, hinted = false, value, fault, onChange }: Props) {
  return (
    <TextField
      label={label}
      hint={hinted ? range : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      error={fault ? `${faultText(fault)} (${range.toLocaleLowerCase('fr')})` : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
