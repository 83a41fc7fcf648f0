import { useId } from 'react';

import { colourFault } from '#machines/settings/settings.rules.ts';

import { describedBy, Field } from '../parts/fields/Field.tsx';
import { faultText } from '../parts/texts/faults.ts';
import { settingsTexts } from './settings.texts.ts';
import classes from './Settings.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

/** A colour, typed as #hex or picked from the device's palette. */
export function ColourField({ label, value, onChange }: Props) {
  const id = useId();
  const fault = colourFault(value);
  const error = faultText(fault);
  return (
    <Field id={id} label={label} error={error}>
      <div className={classes.colour}>
        <input
          type="color"
          aria-label={settingsTexts.chooseColour(label)}
          value={fault ? '#000000' : value.trim().toLowerCase()}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={value}
          aria-invalid={fault !== null}
          aria-describedby={describedBy(id, { error })}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </Field>
  );
}
