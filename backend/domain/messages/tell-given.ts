import type { Temporal } from 'temporal-polyfill';
import type { Config } from '../../parts/config/config.ts';
import type { Db } from '../../parts/db/database.ts';
import { letter } from '../../parts/mail/letter.ts';
import { type Mail, putInOutbox } from '../../parts/mail/mail.queries.ts';
import { humanDay } from '../../parts/texts/human-day.ts';
import { withProduct } from '../../parts/texts/product.ts';
import { givenMailTexts as texts } from './given-mail.texts.ts';
import { mailedPersonFor } from './mailed.queries.ts';
import { messagesFoot } from './messages-foot.ts';
import { openAssignments } from './open-assignments.queries.ts';
import { putPush } from './put-push.queries.ts';

interface Given {
  /** To whom. */
  readonly userId: number;
  readonly territories: readonly { readonly id: number; readonly numberName: string }[];
  readonly theoreticalReturnDate: Temporal.PlainDate;
}

interface Context {
  readonly congregation: number;
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
}

/** One mail, and one notification, for what was given in one act, if its person wants that, in the transaction of the act (OWN-407). */
export async function tellGiven(
  db: Db,
  given: Given,
  { congregation, config }: Context,
): Promise<void> {
  const ids = given.territories.map(({ id }) => id);
  const histories = await openAssignments(db, given.userId, ids);
  await putPush(db, given.userId, { kind: 'given', histories, detail: '' });
  const person = await mailedPersonFor(db, 'given', given.userId);
  if (!person) return;
  const mail = givenMail(given, config);
  await putInOutbox(db, congregation, { recipient: person.email, userId: person.id, ...mail });
}

function givenMail(
  { territories, theoreticalReturnDate }: Given,
  { product, publicUrl }: Context['config'],
): Omit<Mail, 'recipient' | 'userId'> {
  const said = (text: string) => withProduct(text, product);
  const names = territories.map(({ numberName }) => numberName);
  const sentence = said(texts[names.length === 1 ? 'one' : 'several']);
  return {
    kind: 'given',
    ...letter(said(texts.subject(names.length)), [
      { text: texts.hello },
      { text: sentence.replace('{names}', () => names.join(', ')) },
      { text: texts.due.replace('{date}', humanDay(theoreticalReturnDate)) },
      { text: said(texts.mine), link: `${publicUrl}/t-my-exited` },
      messagesFoot(publicUrl),
    ]),
  };
}
