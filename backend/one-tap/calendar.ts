import type { Temporal } from 'temporal-polyfill';
import type { Config } from '../parts/config/config.ts';
import { capitalised, withProduct } from '../parts/texts/product.ts';
import type { DueAssignment } from './calendar.queries.ts';
import { calendarTexts } from './one-tap.texts.ts';

interface Event extends DueAssignment {
  readonly congregationId: number;
  readonly historyId: number;
  readonly now: Temporal.Instant;
}

const secondsBeforeMidnight = 15 * 60 * 60;

/**
 * The due date as iCalendar (RFC 5545): an all-day event with an alarm at 09:00 the day before. The
 * UID is constant, so that a new date moves the existing event.
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

/** ical-generator takes all-day dates from the UTC date. */
const dayOf = (day: Temporal.PlainDate): Date => new Date(`${day.toString()}T00:00:00Z`);
