import type { Temporal } from 'temporal-polyfill';
import { forgetNamesPeriods } from '#schema/limits.ts';

/** What came back before this day is without a name. */
export const namesKeptSince = (today: Temporal.PlainDate, years: number): string =>
  today.subtract({ years }).toString();

/** What a congregation may choose, and the day each choice means today. */
export const forgetChoices = (today: Temporal.PlainDate) =>
  forgetNamesPeriods
    .filter((years) => years > 0)
    .map((years) => ({ years, before: namesKeptSince(today, years) }));

/** How long the event log, and the list of imports, tell who did what. */
const logMonths = 24;
/** How long it is known that a mail was sent to somebody. */
const mailMonths = 12;

/** How long an import may be undone, so that what it overwrote is kept. */
const undoDays = 90;

/** What was written before these days goes (issue 7). */
export const keptSince = (today: Temporal.PlainDate) => ({
  logs: today.subtract({ months: logMonths }).toString(),
  mails: today.subtract({ months: mailMonths }).toString(),
  undo: today.subtract({ days: undoDays }).toString(),
});
