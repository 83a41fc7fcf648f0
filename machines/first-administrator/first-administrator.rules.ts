import {
  firstFault,
  maxLength,
  newLoginFault,
  newPasswordFault,
  plainCharacters,
  required,
} from '../parts/fields/fields.rules.ts';
import type { MutationAddFirstAdministratorArgs } from '#schema/generated.ts';
import { congregationNameMaxLength } from '#schema/limits.ts';

export const codeFault = (code: string) => firstFault(code.trim(), [required]);

export const congregationNameFault = (name: string) =>
  firstFault(name.trim(), [required, plainCharacters, maxLength(congregationNameMaxLength)]);

/** Here nobody else can choose one, so a password is required. */
export const ownPasswordFault = (password: string) =>
  firstFault(password, [required, newPasswordFault]);

/** The form may be sent. */
export const firstAdministratorFilled = (entered: MutationAddFirstAdministratorArgs) =>
  !codeFault(entered.code) &&
  !congregationNameFault(entered.congregation) &&
  !newLoginFault(entered.login) &&
  !ownPasswordFault(entered.password);
