import type { Config } from '../../parts/config/config.ts';
import { letter } from '../../parts/mail/letter.ts';
import type { Mail } from '../../parts/mail/mail.queries.ts';
import { humanDay } from '../../parts/texts/human-day.ts';
import { withProduct } from '../../parts/texts/product.ts';
import { givenMailTexts as texts } from './given-mail.texts.ts';
import { messagesFoot } from './messages-foot.ts';

export interface GivenTerritory {
  readonly numberName: string;
  /** yyyy-mm-dd. */
  readonly dueDate: string;
}

/** What was given to one, with names and due date; each its own where they differ (OWN-407). */
export function givenMail(
  given: readonly GivenTerritory[],
  { product, publicUrl }: Pick<Config, 'product' | 'publicUrl'>,
): Pick<Mail, 'kind' | 'subject' | 'body' | 'html'> {
  const said = (text: string) => withProduct(text, product);
  const names = given.map(({ numberName }) => numberName);
  const sentence = said(texts[names.length === 1 ? 'one' : 'several']);
  const days = [...new Set(given.map(({ dueDate }) => humanDay(dueDate)))];
  const due =
    days.length === 1
      ? days.map((day) => texts.due.replace('{date}', day))
      : given.map(({ numberName, dueDate }) =>
          texts.dueOf.replace('{date}', humanDay(dueDate)).replace('{nn}', () => numberName),
        );
  return {
    kind: 'given',
    ...letter(said(texts.subject(names.length)), [
      { text: texts.hello },
      { text: sentence.replace('{names}', () => names.join(', ')) },
      ...due.map((text) => ({ text })),
      { text: said(texts.mine), link: `${publicUrl}/t-my-exited` },
      messagesFoot(publicUrl),
    ]),
  };
}
