import { Temporal } from 'temporal-polyfill';

export type ReminderKind = 'pre_warning' | 'late';

const mailsFrom = 8;
const mailsUntil = 20;

/** Nothing is written to anybody at night: from 8 h to 20 h, by the clock on the wall. */
export const mayRemindAt = ({ hour }: Temporal.ZonedDateTime): boolean =>
  hour >= mailsFrom && hour < mailsUntil;

/** Up to its day it is announced, from the next one on it is late (B-14). */
export const reminderKind = (dueDate: string, today: Temporal.PlainDate): ReminderKind =>
  dueDate < today.toString() ? 'late' : 'pre_warning';

/** Negative when it is late. */
export const daysLeft = (dueDate: string, today: Temporal.PlainDate): number =>
  today.until(Temporal.PlainDate.from(dueDate), { largestUnit: 'day' }).days;
