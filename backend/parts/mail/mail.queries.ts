import type { Db } from '../db/database.ts';

export type MailKind =
  | 'password'
  | 'new_user'
  | 'pre_warning'
  | 'late'
  | 'answer'
  | 'request'
  | 'attempts'
  | 'account'
  | 'given'
  | 'overdue'
  | 'failure';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string;
  readonly kind: MailKind;
  /** Recipient's account: the mail is deleted with it (B-48). */
  readonly userId?: number;
  /** What it tells, to be looked at again when it leaves (OWN-410). */
  readonly about?: MailSubject;
}

export interface MailSubject {
  /** Ids of assignments. */
  readonly histories: readonly number[];
  /** What else has to be known; '' for nothing. */
  readonly detail: string;
}

export interface WaitingMail extends Omit<Mail, 'userId' | 'about'> {
  readonly id: number;
  readonly user_id: number | null;
  /** Null where it tells of nothing that can be settled. */
  readonly histories: readonly number[] | null;
  readonly detail: string | null;
}

export type KeptMail = Pick<WaitingMail, 'id' | 'kind'>;

/**
 * Queues a mail in the transaction of what it reports and counts it (B-14); a trigger adds its job.
 * Returns its id.
 */
export async function putInOutbox(db: Db, congregationId: number, mail: Mail): Promise<number> {
  const row = await db.row<{ id: number }>(insertMail, [
    congregationId,
    mail.recipient,
    mail.subject,
    mail.body,
    mail.html,
    mail.kind,
    mail.userId ?? null,
    mail.about?.histories ?? null,
    mail.about?.detail ?? null,
  ]);
  if (!row) throw new Error('The insert returned no row.');
  return row.id;
}

const insertMail = `
  with counted as (
    update congregations
    set email_counter = email_counter + 1
    where id = $1
  )
  insert into mail_outbox (
    congregation_id, recipient, subject, body, html, kind, user_id, histories, detail
  )
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  returning id`;

/** Removes a mail that was not sent from the outbox and from the count. */
export async function withdrawMail(db: Db, id: number): Promise<void> {
  await db.rows(deleteWaiting, [id]);
}

const deleteWaiting = `
  with deleted as (
    delete from mail_outbox
    where congregation_id = current_congregation()
      and id = $1
      and sent_at is null
    returning id
  )
  update congregations
  set email_counter = greatest(0, email_counter - 1)
  from deleted
  where congregations.id = current_congregation()`;

/** Locks the mail until the end of the transaction, so that two backends never send it twice. */
export const lockWaitingMail = (db: Db, id: number): Promise<WaitingMail | undefined> =>
  db.row<WaitingMail>(selectWaiting, [id]);

/** A temporary password expires after 24 hours: its mail is then not sent any more (B-49). */
const selectWaiting = `
  select id, recipient, subject, body, html, kind, user_id, histories, detail
  from mail_outbox
  where congregation_id = current_congregation()
    and id = $1
    and sent_at is null
    and (kind <> 'password' or created_at > now() - interval '24 hours')
  for update`;

/** Keeps the mail without its text, which may contain a password. */
export async function markSent(db: Db, id: number): Promise<void> {
  await db.rows(updateSent, [id]);
}

const updateSent = `
  update mail_outbox
  set sent_at = now(), body = '', html = ''
  where congregation_id = current_congregation()
    and id = $1`;

export async function waitingMails(db: Db): Promise<readonly number[]> {
  return (await db.rows<{ id: number }>(selectAllWaiting)).map(({ id }) => id);
}

const selectAllWaiting = `
  select id
  from mail_outbox
  where congregation_id = current_congregation()
    and sent_at is null
  order by id`;

/** The recipient's account, if it still exists. */
export const recipientOf = (
  db: Db,
  id: number,
): Promise<{ userId: number; login: string } | undefined> => db.row(selectRecipient, [id]);

const selectRecipient = `
  select users.id as "userId", users.login
  from mail_outbox
  join users
    on users.congregation_id = mail_outbox.congregation_id
    and users.id = mail_outbox.user_id
  where mail_outbox.congregation_id = current_congregation()
    and mail_outbox.id = $1`;

/** Whether the log has this line from the last day. */
export const loggedRecently = async (
  db: Db,
  action: string,
  aboutUser: number | null,
): Promise<boolean> => (await db.row(selectSaid, [action, aboutUser])) !== undefined;

const selectSaid = `
  select id
  from event_logs
  where congregation_id = current_congregation()
    and at > now() - interval '24 hours'
    and action = $1
    and about_user_id is not distinct from $2
  limit 1`;
