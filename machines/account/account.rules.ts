import { emailFault, newPasswordFault } from '../parts/fields/fields.rules.ts';
import type { MutationEditAccountArgs } from '#schema/generated.ts';

/** The account may be saved (ACCT-10). */
export const accountFilled = (entered: MutationEditAccountArgs) =>
  !newPasswordFault(entered.password) && !emailFault(entered.email);
