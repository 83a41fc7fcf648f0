import type { Db } from '../../parts/db/database.ts';
import { roles, type RoleId } from '../../parts/permissions/permissions.ts';
import type { MessageKind } from './messages.rules.ts';

interface Mailed {
  readonly id: number;
  readonly email: string;
  readonly role_id: RoleId;
}

/**
 * Who accepts mails, has an address and wants that message; where the congregation sends none by itself, only
 * whoever is answered.
 */
const mailed = `
  select u.id, u.email, u.role_id
  from congregation_settings s
  join users u on u.congregation_id = s.congregation_id
  where s.congregation_id = current_congregation()
    and (s.sendmail or $1 = 'answer')
    and u.subscription
    and u.email is not null
    and wants_message(u.id, $1, 'mail')`;

/** That person, if he is to be mailed; undefined otherwise (OWN-406). */
export const mailedPersonFor = (
  db: Db,
  kind: MessageKind,
  userId: number,
): Promise<Mailed | undefined> => db.row<Mailed>(`${mailed} and u.id = $2`, [kind, userId]);

/** Managers to be mailed, but `except` (OWN-253, OWN-406). */
export const mailedManagersFor = (
  db: Db,
  kind: MessageKind,
  except: number | null,
): Promise<readonly Mailed[]> =>
  db.rows<Mailed>(`${mailed} and u.role_id <= $2 and u.id is distinct from $3 order by u.id`, [
    kind,
    roles.manager,
    except,
  ]);
