import type { Temporal } from 'temporal-polyfill';
import type { Config } from '../parts/config/config.ts';
import { letter } from '../parts/mail/letter.ts';
import type { Mail } from '../parts/mail/mail.queries.ts';
import { withProduct } from '../parts/texts/product.ts';
import { humanDay } from '../parts/texts/human-day.ts';
import type { RequestKind } from '../domain/assignment/requests.rules.ts';
import { answerTexts } from '../domain/assignment/request-answer.texts.ts';

interface RequestAnswer {
  readonly kind: RequestKind;
  readonly answer: 'granted' | 'refused';
  readonly numberName: string;
  /** Theoretical return date after the answer. */
  readonly dueDate: Temporal.PlainDate;
}

/** Mail that tells the publisher the manager's answer. */
export function answerMail(
  { kind, answer, numberName, dueDate }: RequestAnswer,
  { product, publicUrl }: Pick<Config, 'product' | 'publicUrl'>,
): Pick<Mail, 'kind' | 'subject' | 'body' | 'html'> {
  const filled = (text: string) =>
    withProduct(text, product)
      .replace('{nn}', () => numberName)
      .replace('{date}', humanDay(dueDate));
  return {
    kind: 'answer',
    ...letter(answerTexts.subjects[kind][answer], [
      { text: answerTexts.hello },
      { text: filled(answerTexts.sentences[kind][answer]) },
      { text: filled(answerTexts.mine), link: `${publicUrl}/t-my-exited` },
    ]),
  };
}
