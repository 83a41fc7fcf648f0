import { capitalised, withProduct } from '../texts/product.ts';
import { changedWords, columnWords, importReasons } from './imports.texts.ts';
import type { Reason } from './imports.rules.ts';

/** The French of a reason. */
export function sentenceOf({ code, values = {} }: Reason, product: string): string {
  return Object.entries(values).reduce(
    (said, [name, value]) => said.replace(`{${name}}`, () => spoken(name, value)),
    capitalised(withProduct(importReasons[code], product)),
  );
}

/** Columns and fields travel by their names. */
function spoken(name: string, value: string): string {
  if (name === 'column') return columnWords[value] ?? value;
  if (name === 'fields') return fieldsIn(value);
  return value;
}

export const fieldsIn = (names: string): string =>
  names
    .split(',')
    .map((name) => changedWords[name] ?? name)
    .join(', ');
