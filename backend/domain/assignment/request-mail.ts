import type { RequestKind } from './requests.rules.ts';
import type { Config } from '../../parts/config/config.ts';
import type { Db } from '../../parts/db/database.ts';
import { letter } from '../../parts/mail/letter.ts';
import { type Mail, putInOutbox } from '../../parts/mail/mail.queries.ts';
import { withProduct } from '../../parts/texts/product.ts';
import { mailedManagersFor } from '../messages/mailed.queries.ts';
import { putManagersPush } from '../messages/put-push.queries.ts';
import { messagesFoot } from '../messages/messages-foot.ts';
import { requestMailTexts } from './request-mail.texts.ts';

interface NewRequest {
  readonly kind: RequestKind;
  readonly historyId: number;
  readonly numberName: string;
  /** Who asks. */
  readonly userId: number;
}

interface Context {
  readonly congregation: number;
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
}

/** One mail, and one notification, for each manager who wants them, in the transaction of the request (OWN-253). */
export async function tellManagers(
  db: Db,
  request: NewRequest,
  { congregation, config }: Context,
): Promise<void> {
  const { kind, historyId, userId } = request;
  const about = { histories: [historyId], detail: kind };
  await putManagersPush(db, userId, { kind: 'request', ...about });
  const mail = requestMail(request, config);
  for (const { id, email } of await mailedManagersFor(db, 'request', userId)) {
    await putInOutbox(db, congregation, { recipient: email, userId: id, ...mail, about });
  }
}

/** Names the territory and not the person: the mail stays with whoever got it (B-148). */
function requestMail(
  { kind, numberName }: NewRequest,
  { product, publicUrl }: Context['config'],
): Pick<Mail, 'kind' | 'subject' | 'body' | 'html'> {
  const texts = requestMailTexts[kind];
  const sentence = withProduct(texts.sentence, product).replace('{nn}', () => numberName);
  return {
    kind: 'request',
    ...letter(texts.subject, [
      { text: requestMailTexts.hello },
      { text: sentence },
      { text: requestMailTexts.answer, link: `${publicUrl}/t-exited?q=demande` },
      { text: requestMailTexts.why, small: true },
      messagesFoot(publicUrl),
    ]),
  };
}
