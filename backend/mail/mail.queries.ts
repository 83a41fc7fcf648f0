import type { Db } from '../db/database.ts';

export type MailKind = 'password' | 'new_user' | 'pre_warning' | 'late';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string;
  readonly kind: MailKind;
  /** Whose it is: it goes when the account does (B-48). */
  readonly userId?: number;
}

export type WaitingMail = Mail & { readonly id: number };
export type KeptMail = Pick<WaitingMail, 'id' | 'kind'>;

/** Into the outbox, in the transaction of what it tells, and counted (B-14). */
export async function putInOutbox(db: Db, congregationId: number, mail: Mail): Promise<void> {
  await db.rows(insertMail, [
    congregationId,
    mail.recipient,
    mail.subject,
    mail.body,
    mail.html,
    mail.kind,
    mail.userId ?? null,
  ]);
}

const insertMail = `
  with counted as (
    update congregations
    set email_counter = email_counter + 1
    where id = $1
  )
  insert into mail_outbox (congregation_id, recipient, subject, body, html, kind, user_id)
  values ($1, $2, $3, $4, $5, $6, $7)`;

/** The oldest after a given one, locked, so that two backends never send the same mail. */
export const nextWaitingMail = (db: Db, after: number): Promise<WaitingMail | undefined> =>
  db.row<WaitingMail>(selectNext, [after]);

/** A temporary password is of no use after its 24 hours (B-49). */
const selectNext = `
  select id, recipient, subject, body, html, kind
  from mail_outbox
  where congregation_id = current_congregation()
    and sent_at is null
    and id > $1
    and (kind <> 'password' or created_at > now() - interval '24 hours')
  order by id
  limit 1
  for update skip locked`;

/** What was sent is kept without its text: a password must not stay readable. */
export async function markSent(db: Db, id: number): Promise<void> {
  await db.rows(updateSent, [id]);
}

const updateSent = `
  update mail_outbox
  set sent_at = now(), body = '', html = ''
  where congregation_id = current_congregation()
    and id = $1`;

/** Every congregation, for what an earlier process left in its outbox. */
export const congregationIds = async (db: Db): Promise<readonly number[]> =>
  (await db.rows<{ id: number }>(selectCongregations)).map(({ id }) => id);

const selectCongregations = `
  select id
  from congregations
  order by id`;
