import type { Fault } from '#machines/parts/fields/fields.rules.ts';

import { TextField } from '../parts/fields/TextField.tsx';
import { faultText } from '../parts/texts/faults.ts';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly fault: Fault | null;
  readonly onChange: (typed: string) => void;
}

export function NumberField({ label, hint, value, fault, onChange }: Props) {
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      error={fault ? `${faultText(fault)} (${hint.toLocaleLowerCase('fr')})` : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
