import {
  emailFault,
  firstFault,
  loginCharacters,
  maxLength,
  minLength,
  newPasswordFault,
  plainCharacters,
  required,
} from '../parts/fields/fields.rules.ts';
import type { MutationMakeFirstAdministratorArgs } from '#schema/generated.ts';
import { congregationNameMaxLength, loginMaxLength, loginMinLength } from '#schema/limits.ts';

export interface FirstAdministratorEntries extends MutationMakeFirstAdministratorArgs {
  readonly repeated: string;
}

export const codeFault = (code: string) => firstFault(code.trim(), [required]);

/** As a congregation is named on its screen (CADM-05, GEN-18). */
export const firstCongregationFault = (name: string) =>
  firstFault(name.trim(), [required, plainCharacters, maxLength(congregationNameMaxLength)]);

/** As a new person is named (UADD-04, UADD-05, B-59). */
export const firstLoginFault = (login: string) =>
  firstFault(login.trim(), [
    required,
    minLength(loginMinLength),
    maxLength(loginMaxLength),
    loginCharacters,
  ]);

/** Nobody else could give another password (B-58). */
export const firstPasswordFault = (password: string) =>
  firstFault(password, [required, newPasswordFault]);

/** Whether the first administrator may be made. */
export const firstAdministratorFilled = (entered: FirstAdministratorEntries) =>
  !codeFault(entered.code) &&
  !firstCongregationFault(entered.congregation) &&
  !firstLoginFault(entered.login) &&
  !emailFault(entered.email) &&
  !firstPasswordFault(entered.password) &&
  entered.repeated === entered.password;
