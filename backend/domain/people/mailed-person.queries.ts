import type { Db } from '../../parts/db/database.ts';

interface MailedPerson {
  readonly id: number;
  readonly email: string;
}

/** The person, if he accepts mails; undefined where the congregation sends none by itself. */
export const mailedPerson = (db: Db, userId: number): Promise<MailedPerson | undefined> =>
  db.row<MailedPerson>(selectMailed, [userId]);

const selectMailed = `
  select u.id, u.email
  from congregation_settings s
  join users u on u.congregation_id = s.congregation_id
  where s.congregation_id = current_congregation()
    and s.sendmail
    and u.id = $1
    and u.subscription
    and u.email is not null`;
