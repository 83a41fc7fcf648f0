import { Temporal } from 'temporal-polyfill';
import { messagesFoot } from '../domain/messages/messages-foot.ts';
import { letter, type Letter, type Paragraph } from '../parts/mail/letter.ts';
import { withProduct } from '../parts/texts/product.ts';
import { reminderTexts as texts } from './reminders.texts.ts';
import type { ReminderKind } from './reminders.rules.ts';

export interface RemindedTerritory {
  readonly number: number;
  readonly numberName: string;
  readonly dueDate: string;
  readonly kind: ReminderKind;
  readonly daysLeft: number;
  readonly automatic: boolean;
  readonly links: {
    readonly returned: string;
    readonly month: string;
    readonly calendar: string;
  };
}

interface Reminder {
  readonly territories: readonly RemindedTerritory[];
  readonly product: string;
  readonly publicUrl: string;
}

/** One mail listing everything a person must return, overdue first (OWN-11). */
export function reminderMail({
  territories,
  product,
  publicUrl,
}: Reminder): Letter & { kind: ReminderKind } {
  const said = (text: string) => withProduct(text, product);
  return {
    kind: territories.some(({ kind }) => kind === 'late') ? 'late' : 'pre_warning',
    ...letter(said(subject(territories)), [
      { text: texts.hello },
      { text: said(territories.length === 1 ? texts.introOfOne : texts.intro) },
      ...territories.map(card),
      { text: texts.linksAreYours },
      { text: said(texts.mine), link: `${publicUrl}/t-my-exited` },
      { text: texts.why, small: true },
      messagesFoot(publicUrl),
    ]),
  };
}

function subject(territories: readonly RemindedTerritory[]): string {
  const [only] = territories;
  const late = territories.filter(({ kind }) => kind === 'late').length;
  if (only && territories.length === 1) {
    return late === 1
      ? texts.subjectLate(only.number, shortDay(only.dueDate))
      : texts.subjectSoon(only.number, shortDay(only.dueDate));
  }
  return texts.subjectOfMany(territories.length, late);
}

const card = ({
  numberName,
  dueDate,
  kind,
  daysLeft,
  automatic,
  links,
}: RemindedTerritory): Paragraph => ({
  heading: numberName,
  lines: [
    { text: kind === 'late' ? texts.wasDue(day(dueDate)) : texts.isDue(day(dueDate)) },
    { text: texts.howLong(daysLeft), strong: true },
    ...(automatic ? [{ text: texts.automatic }] : []),
  ],
  actions: [
    { text: texts.returned, link: links.returned, first: true },
    { text: texts.month, link: links.month },
  ],
  ...(kind === 'pre_warning' ? { more: { text: texts.calendar, link: links.calendar } } : {}),
  urgent: kind === 'late',
});

const day = (date: string): string =>
  Temporal.PlainDate.from(date).toLocaleString('fr-FR', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

const shortDay = (date: string): string =>
  Temporal.PlainDate.from(date).toLocaleString('fr-FR', { day: 'numeric', month: 'long' });
