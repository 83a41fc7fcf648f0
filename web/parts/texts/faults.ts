import type { Fault } from '#machines/parts/fields/fields.rules.ts';

import { texts } from './texts.ts';

const sentences = {
  required: texts.required,
  spaces: texts.noSpaces,
  email: texts.invalidEmail,
  password: texts.invalidPassword,
  login: texts.invalidLogin,
  characters: texts.invalidCharacter,
  date: texts.invalidDate,
  number: texts.invalidNumber,
  positive: texts.invalidPositive,
  webAddress: texts.invalidWebAddress,
  colour: texts.invalidColour,
} as const;

/** The sentence of a rule's fault (GEN-07, B-57). */
export function faultText(fault: Fault | null): string | undefined {
  if (fault === null) return undefined;
  if (fault.code === 'tooShort') return texts.atLeast(fault.length);
  if (fault.code === 'tooLong') return texts.atMost(fault.length);
  if (fault.code === 'tooHigh') return texts.positiveAtMost(fault.most);
  return sentences[fault.code];
}

/** The same as a validator of react-hook-form: a sentence, or true. */
export const validated =
  (rule: (value: string) => Fault | null) =>
  (value: string): string | true =>
    faultText(rule(value)) ?? true;
