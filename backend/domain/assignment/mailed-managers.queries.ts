import type { Db } from '../../parts/db/database.ts';
import { roles } from '../../parts/permissions/permissions.ts';

interface MailedManager {
  readonly id: number;
  readonly email: string;
}

/** Managers who accept mails, but `asker`; nobody where the congregation sends none by itself. */
export const mailedManagers = (db: Db, asker: number): Promise<readonly MailedManager[]> =>
  db.rows<MailedManager>(selectMailed, [asker, roles.manager]);

const selectMailed = `
  select u.id, u.email
  from congregation_settings s
  join users u on u.congregation_id = s.congregation_id
  where s.congregation_id = current_congregation()
    and s.sendmail
    and u.role_id <= $2
    and u.subscription
    and u.email is not null
    and u.id <> $1
  order by u.id`;
