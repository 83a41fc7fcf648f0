import {
  emailFault,
  firstFault,
  newLoginFault,
  newPasswordFault,
  required,
} from '../parts/fields/fields.rules.ts';
import type { MutationAddUserArgs } from '#schema/generated.ts';

export type UserEntries = MutationAddUserArgs;

export const roleFault = (roleId: string) => firstFault(roleId, [required]);

/** Whether a person may be saved (spec 2 §5). */
export const userFilled = ({ login, password, email, roleId }: UserEntries) =>
  !newLoginFault(login) && !newPasswordFault(password) && !emailFault(email) && !roleFault(roleId);
