import { forbiddenCharacters, loginPattern, typeNameMaxLength } from '#schema/limits.ts';
import { httpTexts } from '../parts/http/http.texts.ts';
import { label } from '../parts/http/fields.ts';
import { newLogin } from '../domain/people/user.fields.ts';
import type { NewName } from './words.rules.ts';
import type { z } from 'zod';

const typeName = label(typeNameMaxLength).refine((value) => value !== '', httpTexts.required);

/** The name of a new person, by the rules of u-add; signs that no name has become spaces. */
export const newPersonName = (word: string): NewName =>
  named(newLogin, word, (sign) => loginPattern.test(sign));

/** The name of a new type, by the rules of t-type. */
export const newTypeName = (word: string): NewName =>
  named(typeName, word, (sign) => !forbiddenCharacters.test(sign));

function named(
  field: z.ZodType<string>,
  word: string,
  allowed: (sign: string) => boolean,
): NewName {
  const cleaned = Array.from(word.normalize('NFC'), (sign) => (allowed(sign) ? sign : ' '))
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const read = field.safeParse(cleaned, { error: () => httpTexts.unreadable });
  if (read.success) return { name: read.data };
  return { fault: read.error.issues[0]?.message ?? httpTexts.unreadable };
}
