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
