import type { Temporal } from 'temporal-polyfill';
import type { Config } from '../config.ts';
import { capitalised, withProduct } from '../texts/product.ts';
import type { DueAssignment } from './calendar.queries.ts';
import { calendarTexts } from './one-tap.texts.ts';

interface Event extends DueAssignment {
  readonly congregationId: number;
  readonly historyId: number;
  readonly now: Temporal.Instant;
}

const secondsBeforeMidnight = 15 * 60 * 60;

/**
 * The day it is due as iCalendar (RFC 5545): a whole day, an alarm at nine the day before. Its UID stays, so a
 * new date moves the event.
 */
export async function dueDateCalendar(
  { congregationId, historyId, numberName, dueDate, reprieveMonths, now }: Event,
  { product, publicUrl }: Pick<Config, 'product' | 'publicUrl'>,
): Promise<string> {
  const {
    default: ical,
    ICalAlarmType,
    ICalCalendarMethod,
    ICalEventTransparency,
  } = await import('ical-generator');
  const summary = capitalised(
    withProduct(calendarTexts.summary, product).replace('{nn}', () => numberName),
  );
  const company = new URL(publicUrl).hostname;
  return ical({
    prodId: { company, product: `${product}s`, language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
    events: [
      {
        id: `attribution-${congregationId}-${historyId}@${company}`,
        sequence: reprieveMonths,
        stamp: new Date(now.epochMilliseconds),
        start: dayOf(dueDate),
        end: dayOf(dueDate.add({ days: 1 })),
        allDay: true,
        floating: true,
        summary,
        description: withProduct(calendarTexts.description, product),
        transparency: ICalEventTransparency.TRANSPARENT,
        alarms: [
          {
            type: ICalAlarmType.display,
            triggerBefore: secondsBeforeMidnight,
            description: summary,
          },
        ],
      },
    ],
  }).toString();
}

/** The library reads whole days from UTC. */
const dayOf = (day: Temporal.PlainDate): Date => new Date(`${day.toString()}T00:00:00Z`);
