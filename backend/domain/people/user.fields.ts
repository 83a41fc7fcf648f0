import { loginMaxLength, loginMinLength, loginPattern } from '#schema/limits.ts';
import { requiredText } from '../../parts/http/fields.ts';
import { usersTexts } from './users.texts.ts';

/** Name of a new user, normalised to NFC (UADD-04, UADD-05, B-51, B-59). */
export const newLogin = requiredText
  .transform((value) => value.trim().normalize('NFC'))
  .refine((value) => Array.from(value).length >= loginMinLength, usersTexts.loginTooShort)
  .refine((value) => Array.from(value).length <= loginMaxLength, usersTexts.loginTooLong)
  .refine((value) => loginPattern.test(value), usersTexts.invalidLogin);
