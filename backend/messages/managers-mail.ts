import { Temporal } from 'temporal-polyfill';
import { messagesFoot } from '../domain/messages/messages-foot.ts';
import type { Config } from '../parts/config/config.ts';
import { letter } from '../parts/mail/letter.ts';
import type { Mail } from '../parts/mail/mail.queries.ts';
import { roles, type RoleId } from '../parts/permissions/permissions.ts';
import { humanDay } from '../parts/texts/human-day.ts';
import { withProduct } from '../parts/texts/product.ts';
import type { LateTerritory } from './late.queries.ts';
import { managersMailTexts as texts } from './managers-mail.texts.ts';

type Names = Pick<Config, 'product' | 'publicUrl'>;
type Written = Pick<Mail, 'kind' | 'subject' | 'body' | 'html'>;

/** What is overdue, by territory and day; no person is named (B-148). */
export function overdueMail(
  late: readonly LateTerritory[],
  { product, publicUrl }: Names,
): Written {
  const said = (text: string) => withProduct(text, product);
  return {
    kind: 'overdue',
    ...letter(said(texts.overdue(late.length)), [
      { text: texts.hello },
      { text: `${said(texts.overdue(late.length))}.` },
      ...late.map(({ number_name, due_date }) => ({
        text: texts.was
          .replace('{date}', humanDay(Temporal.PlainDate.from(due_date)))
          .replace('{nn}', () => number_name),
      })),
      { text: said(texts.list), link: `${publicUrl}/t-exited` },
      messagesFoot(publicUrl),
    ]),
  };
}

export function failureMail(role: RoleId, { publicUrl }: Names): Written {
  const site = role === roles.siteAdministrator;
  return {
    kind: 'failure',
    ...letter(texts.failure, [
      { text: texts.hello },
      { text: texts.failureSentence },
      {
        text: site ? texts.server : texts.log,
        link: `${publicUrl}/${site ? 'c-server' : 'log'}`,
      },
      messagesFoot(publicUrl),
    ]),
  };
}
