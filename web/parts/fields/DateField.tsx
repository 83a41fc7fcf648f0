import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

import type { Fault } from '#machines/parts/fields/fields.rules.ts';

import { faultText } from '../texts/faults.ts';
import { Calendar } from './Calendar.tsx';
import { humanDay, isoDay, typedDay } from './date.view.ts';
import blocks from '../theme/Blocks.module.css';
import classes from './DateField.module.css';
import { describedBy, Field } from './Field.tsx';
import fieldClasses from './Field.module.css';
import { fieldTexts } from './fields.texts.ts';

interface Props {
  readonly label: string;
  /** The typed text, dd/mm/yyyy. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The last day the calendar offers, yyyy-mm-dd. */
  readonly last: string;
  /** The fault that the rules find in the day as sent. */
  readonly fault: Fault | null;
  /** Adds a button that clears the field. */
  readonly clearable?: boolean;
}

/** A date, typed with or without slashes or chosen from a calendar (GEN-12, EXIT-18, B-106). */
export function DateField({ label, typed, onType, last, fault, clearable = false }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const complete = left || typed.length >= fieldTexts.dateHint.length;
  const error = complete && !open ? faultText(fault) : undefined;
  const hint = fieldTexts.dateHint;

  useEffect(() => {
    if (open) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  const close = () => {
    setOpen(false);
    input.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setOpen(false);
    setLeft(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles events bubbling from its controls */}
      <div className={classes.date} onBlur={onBlur} onKeyDown={onKeyDown}>
        <div
          className={`${fieldClasses.withButton} ${classes.withIcon}`}
          data-clearable={clearable || undefined}
        >
          <input
            ref={input}
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => onType(typedDay(typed, target.value))}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy(id, { error, hint })}
          />
          {clearable && typed !== '' && (
            <button
              type="button"
              className={`${fieldClasses.inside} ${classes.clear}`}
              aria-label={fieldTexts.clear(label)}
              onClick={() => {
                onType('');
                input.current?.focus();
              }}
            >
              <svg className={classes.icon} viewBox="0 0 20 20" aria-hidden="true">
                <path d="M5 5l10 10M15 5L5 15" />
              </svg>
            </button>
          )}
          <button
            type="button"
            className={fieldClasses.inside}
            aria-label={fieldTexts.openCalendar}
            aria-describedby={`${id}-label`}
            aria-expanded={open}
            aria-haspopup="dialog"
            onClick={() => setOpen(!open)}
          >
            <svg className={classes.icon} viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3 5h14v12H3zM3 9h14M7 3v4M13 3v4" />
            </svg>
          </button>
        </div>
        {open && (
          <div
            ref={popup}
            className={`${blocks.floating} ${classes.popup}`}
            role="dialog"
            aria-label={fieldTexts.calendar}
          >
            <Calendar
              value={isoDay(typed)}
              last={last}
              onChoose={(day) => {
                onType(humanDay(day));
                close();
              }}
            />
          </div>
        )}
      </div>
    </Field>
  );
}
