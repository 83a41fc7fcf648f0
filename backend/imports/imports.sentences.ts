import { capitalised, withProduct } from '../parts/texts/product.ts';
import { changedWords, columnWords, importReasons } from './imports.texts.ts';
import type { Reason } from './imports.rules.ts';

/** The French sentence of a reason. */
export function sentenceOf({ code, values = {} }: Reason, product: string): string {
  return Object.entries(values).reduce(
    (sentence, [name, value]) => sentence.replace(`{${name}}`, () => worded(name, value)),
    capitalised(withProduct(importReasons[code], product)),
  );
}

/** All of them, as one text; null where there is none. */
export const sentencesOf = (reasons: readonly Reason[], product: string): string | null =>
  reasons.length === 0
    ? null
    : reasons
        .map((reason) => sentenceOf(reason, product))
        .map((sentence, at) => (at < reasons.length - 1 ? ended(sentence) : sentence))
        .join(' ');

const ended = (sentence: string): string => (/[.?!]$/u.test(sentence) ? sentence : `${sentence}.`);

/** Replaces the names of columns and fields by French words. */
function worded(name: string, value: string): string {
  if (name === 'column') return columnWords[value] ?? value;
  if (name === 'fields') return fieldsIn(value);
  return value;
}

export const fieldsIn = (names: string): string =>
  names
    .split(',')
    .map((name) => changedWords[name] ?? name)
    .join(', ');

const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** '2,4 km', '5 000 km'. */
export const kilometres = (km: number): string =>
  `${(km < 10 ? tenths : whole).format(km)}\u202Fkm`;
