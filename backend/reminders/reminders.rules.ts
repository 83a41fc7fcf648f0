import { Temporal } from 'temporal-polyfill';

export type ReminderKind = 'pre_warning' | 'late';

const mailsFrom = 8;
const mailsUntil = 20;

/** Reminders are sent from 8:00 to 20:00 local time only. */
export const mayRemindAt = ({ hour }: Temporal.ZonedDateTime): boolean =>
  hour >= mailsFrom && hour < mailsUntil;

/** Announced up to the due date, overdue from the next day (B-14). */
export const reminderKind = (dueDate: string, today: Temporal.PlainDate): ReminderKind =>
  dueDate < today.toString() ? 'late' : 'pre_warning';

/** Negative when overdue. */
export const daysLeft = (dueDate: string, today: Temporal.PlainDate): number =>
  today.until(Temporal.PlainDate.from(dueDate), { largestUnit: 'day' }).days;
