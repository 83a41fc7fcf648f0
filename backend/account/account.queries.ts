import type { Db } from '../parts/db/database.ts';
import type { AccountChoices } from './account.rules.ts';

export type AccountView = AccountChoices & {
  readonly login: string;
  readonly role_description: string;
};

export const account = (db: Db, userId: number): Promise<AccountView | undefined> =>
  db.row<AccountView>(selectAccount, [userId]);

const selectAccount = `
  select
    users.login,
    roles.description as role_description,
    users.email,
    users.subscription,
    users.rgpd_forget_me
  from users
  join roles on roles.id = users.role_id
  where users.congregation_id = current_congregation()
    and users.id = $1`;

/** Locks the row until the end of the transaction. */
export const choicesToChange = (db: Db, userId: number): Promise<AccountChoices | undefined> =>
  db.row<AccountChoices>(selectChoices, [userId]);

const selectChoices = `
  select email, subscription, rgpd_forget_me
  from users
  where congregation_id = current_congregation()
    and id = $1
  for update`;

export async function saveChoices(
  db: Db,
  userId: number,
  { email, subscription, rgpd_forget_me }: AccountChoices,
): Promise<void> {
  await db.rows(updateChoices, [userId, email, subscription, rgpd_forget_me]);
}

const updateChoices = `
  update users
  set email = $2, subscription = $3, rgpd_forget_me = $4
  where congregation_id = current_congregation()
    and id = $1`;
