import { openDatabase } from '../../../backend/parts/db/database.ts';
import { ownCongregation } from '../own-congregation.ts';
import { callAs } from './loan-desk.page.ts';
import { callWith, tokenOf } from './visitor.ts';

/** Not of a name, as the demo's would be. */
export const ownPassword = 'tout-neuf-1';

const administrator = 'DEMO Administrateur';

/** Somebody whom no other test knows, in the worker's congregation. */
export interface OwnPerson {
  readonly id: string;
  readonly login: string;
  readonly token: string;
}

interface Facts {
  readonly role?: number;
  /** Whether the privacy rules are accepted. */
  readonly accepted?: boolean;
}

/** Adds that person, in place of one that a test before has left. */
export async function ownPerson(
  login: string,
  { role = 5, accepted = true }: Facts = {},
): Promise<OwnPerson> {
  await removePerson(login);
  const form = { login, password: ownPassword, email: '', role_id: String(role) };
  const { success, message } = await callAs(administrator, '/user/add', form);
  if (success !== true) throw new Error(`${login} was not added: ${String(message)}`);
  const token = await tokenOf(login, ownCongregation().id, ownPassword);
  if (accepted) await callWith(token, '/user/rgpdprivacy/edit', { rgpd_privacy: '1' });
  return { id: (await idOf(login)) ?? '', login, token };
}

export async function removePerson(login: string) {
  const id = await idOf(login);
  if (id !== undefined) await callAs(administrator, '/user/remove', { user_id: id });
}

async function idOf(login: string): Promise<string | undefined> {
  const { users } = (await callAs(administrator, '/user/list/editorremove')) as unknown as {
    readonly users: readonly { readonly id: number; readonly login: string }[];
  };
  return users.find((user) => user.login === login)?.id.toString();
}

/** The sessions of that person began so long ago that changes ask for the password (OWN-231). */
export async function ageSessions({ id }: OwnPerson) {
  const database = openDatabase(process.env['PRODUCT_DATABASE_URL'] ?? '');
  try {
    await database.asTenant(ownCongregation().id, (db) =>
      db.rows(
        `update sessions set began_at = began_at - interval '1 hour'
        where congregation_id = current_congregation() and user_id = $1`,
        [id],
      ),
    );
  } finally {
    await database.end();
  }
}
