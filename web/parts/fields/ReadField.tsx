import { useId, type ComponentProps, type ReactNode } from 'react';

import { describedBy } from './Field.tsx';
import { fieldTexts } from './fields.texts.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './ReadField.module.css';

interface ReadProps {
  readonly label: string;
  readonly value: string;
  /** Below the value. */
  readonly hint?: string | undefined;
}

/** A text field that is read: dressed as text, and as high as its text (OWN-249, B-146). */
export function ReadField({ label, value, hint }: ReadProps) {
  return (
    <ReadPair label={label} hint={hint}>
      {(control) => (
        <div className={classes.text} data-text={value}>
          <textarea {...control} readOnly rows={1} value={value} placeholder={fieldTexts.nothing} />
        </div>
      )}
    </ReadPair>
  );
}

/** A drop-down that is read: its present choice, as text. */
export const ReadChoice = ({ label, value }: Omit<ReadProps, 'hint'>) => (
  <ReadPair label={label}>
    {(control) => (
      <select {...control} disabled className={classes.choice}>
        <option>{value === '' ? fieldTexts.nothing : value}</option>
      </select>
    )}
  </ReadPair>
);

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  /** What is seen instead of the switch. */
  readonly said: string;
}

/** A switch that is read: what it says, as text. */
export const ReadSwitch = ({ label, checked, said }: SwitchProps) => (
  <ReadPair label={label}>
    {(control) => (
      <div>
        <input
          {...control}
          type="checkbox"
          role="switch"
          className={blocks.unseen}
          checked={checked}
          aria-checked={checked}
          disabled
          readOnly
        />
        <span aria-hidden>{said}</span>
      </div>
    )}
  </ReadPair>
);

interface PairProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly children: (
    control: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby'>,
  ) => ReactNode;
}

function ReadPair({ label, hint, children }: PairProps) {
  const id = useId();
  return (
    <div className={classes.pair}>
      <label htmlFor={id}>{label}</label>
      <div>
        {children({ id, 'aria-describedby': describedBy(id, { hint, error: undefined }) })}
        {hint !== undefined && (
          <p id={`${id}-note`} className={blocks.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
