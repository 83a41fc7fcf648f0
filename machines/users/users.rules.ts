import {
  emailFault,
  firstFault,
  loginCharacters,
  maxLength,
  minLength,
  newPasswordFault,
  required,
} from '../parts/fields/fields.rules.ts';
import type { MutationAddUserArgs } from '#schema/generated.ts';
import { loginMaxLength, loginMinLength } from '#schema/limits.ts';

export type UserEntries = MutationAddUserArgs;

/** Last name then first name (UADD-04, UADD-05, B-57, B-59). */
export const newLoginFault = (login: string) =>
  firstFault(login.trim(), [
    required,
    minLength(loginMinLength),
    maxLength(loginMaxLength),
    loginCharacters,
  ]);

export const roleFault = (roleId: string) => firstFault(roleId, [required]);

/** Whether a person may be saved (spec 2 §5). */
export const userFilled = ({ login, password, email, roleId }: UserEntries) =>
  !newLoginFault(login) && !newPasswordFault(password) && !emailFault(email) && !roleFault(roleId);
