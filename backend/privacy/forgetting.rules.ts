import type { Temporal } from 'temporal-polyfill';
import { forgetNamesPeriods } from '#schema/limits.ts';
import { logMonths } from '../parts/event-log/log-months.ts';

/** Assignments returned before this day lose their name. */
export const namesKeptSince = (today: Temporal.PlainDate, years: number): string =>
  today.subtract({ years }).toString();

/** The periods a congregation may choose, each with its cut-off day. */
export const forgetChoices = (today: Temporal.PlainDate) =>
  forgetNamesPeriods
    .filter((years) => years > 0)
    .map((years) => ({ years, before: namesKeptSince(today, years) }));

/** Months that the record of a sent mail is kept. */
const mailMonths = 12;

/** Days that an import can be undone, and the data it overwrote is kept. */
const undoDays = 90;

/** Cut-off days: older records are deleted (OWN-16). */
export const keptSince = (today: Temporal.PlainDate) => ({
  logs: today.subtract({ months: logMonths }).toString(),
  mails: today.subtract({ months: mailMonths }).toString(),
  undo: today.subtract({ days: undoDays }).toString(),
});
