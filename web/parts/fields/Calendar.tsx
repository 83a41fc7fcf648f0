import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

import { addMonths, isDay } from '#machines/parts/calendar/calendar.rules.ts';

import classes from './Calendar.module.css';
import { dayAfterKey, nameOfDay, nameOfMonth, weekdays, weeksOf } from './date.view.ts';
import { fieldTexts } from './fields.texts.ts';

interface Props {
  /** yyyy-mm-dd, or the typed text while it is no date. */
  readonly value: string;
  /** The last day that can be chosen, yyyy-mm-dd. */
  readonly last: string;
  readonly onChoose: (day: string) => void;
}

function focusDay(grid: HTMLElement | null) {
  grid?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}

/** A month grid, Monday to Sunday, navigated with the arrow keys (GEN-12). */
export function Calendar({ value, last, onChoose }: Props) {
  const [at, setAt] = useState(isDay(value) && value <= last ? value : last);
  const month = at.slice(0, 7);
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => focusDay(grid.current), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayAfterKey(event.key, at, last);
    if (to === null) return;
    event.preventDefault();
    flushSync(() => setAt(to));
    focusDay(grid.current);
  };
  const turn = (months: number) => {
    const to = addMonths(at, months);
    setAt(to > last ? last : to);
  };

  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        <button type="button" aria-label={fieldTexts.previousMonth} onClick={() => turn(-1)}>
          ‹
        </button>
        <strong aria-live="polite">{nameOfMonth(at)}</strong>
        <button
          type="button"
          aria-label={fieldTexts.nextMonth}
          disabled={month >= last.slice(0, 7)}
          onClick={() => turn(1)}
        >
          ›
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA pattern of a date grid */}
      <table ref={grid} role="grid" aria-label={nameOfMonth(at)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) =>
                day === null ? (
                  <td key={weekdays[weekday]?.long} aria-hidden="true" />
                ) : (
                  <td key={weekdays[weekday]?.long} aria-selected={day === value}>
                    <button
                      type="button"
                      tabIndex={day === at ? 0 : -1}
                      aria-label={nameOfDay(day)}
                      aria-current={day === last ? 'date' : undefined}
                      disabled={day > last}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
