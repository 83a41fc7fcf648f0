import { emailFault, newPasswordFault } from '../parts/fields/fields.rules.ts';
import type { MutationEditAccountArgs } from '#schema/generated.ts';

/** What the form of the account holds. */
export type AccountEntries = Omit<MutationEditAccountArgs, 'presentPassword'>;

/** The account may be saved (ACCT-10). */
export const accountFilled = (entered: AccountEntries) =>
  !newPasswordFault(entered.password) && !emailFault(entered.email);
