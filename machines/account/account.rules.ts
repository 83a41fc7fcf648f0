import { type Fault, email, firstFault, maxLength } from '../fields/fields.rules.ts';
import type { MutationEditAccountArgs } from '#schema/generated.ts';
import { emailMaxLength, passwordPattern } from '#schema/limits.ts';

/** ACCT-12…14, B-58: empty keeps the present password. */
export const newPasswordFault = (password: string): Fault | null =>
  password === '' || passwordPattern.test(password) ? null : { code: 'password' };

/** ACCT-16: one sentence for every fault of the address. */
export const emailFault = (address: string): Fault | null =>
  address.trim() === '' || !firstFault(address.trim(), [maxLength(emailMaxLength), email])
    ? null
    : { code: 'email' };

/** The account may be saved (ACCT-10). */
export const accountFilled = (entered: MutationEditAccountArgs) =>
  !newPasswordFault(entered.password) && !emailFault(entered.email);
