import { useId } from 'react';

import type { Option } from './combobox.view.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './RadioGroup.module.css';

interface Props {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** One choice among a few, all visible. */
export function RadioGroup({ label, options, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <div className={blocks.tools}>
        {options.map((option) => (
          <label key={option.id} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
