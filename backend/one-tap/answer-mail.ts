import type { Temporal } from 'temporal-polyfill';
import type { Config } from '../config.ts';
import { letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.queries.ts';
import { withProduct } from '../texts/product.ts';
import { humanDay } from './human-day.ts';
import type { LinkAction } from './one-tap.rules.ts';
import { answerTexts } from './one-tap.texts.ts';

interface Answered {
  readonly kind: LinkAction;
  readonly answer: 'granted' | 'refused';
  readonly login: string;
  readonly numberName: string;
  /** When it is to be back now. */
  readonly dueDate: Temporal.PlainDate;
}

/** Tells the person what a manager answered. */
export function answerMail(
  { kind, answer, login, numberName, dueDate }: Answered,
  { product, publicUrl }: Pick<Config, 'product' | 'publicUrl'>,
): Omit<Mail, 'recipient' | 'userId'> {
  const filled = (text: string) =>
    withProduct(text, product)
      .replace('{nn}', () => numberName)
      .replace('{login}', () => login)
      .replace('{date}', humanDay(dueDate));
  return {
    kind: 'answer',
    ...letter(answerTexts.subjects[kind][answer], [
      { text: filled(answerTexts.hello) },
      { text: filled(answerTexts.sentences[kind][answer]) },
      { text: filled(answerTexts.mine), link: `${publicUrl}/t-my-exited` },
    ]),
  };
}
