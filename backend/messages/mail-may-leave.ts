import { givenMail } from '../domain/messages/given-mail.ts';
import { mailedPersonFor } from '../domain/messages/mailed.queries.ts';
import type { Config } from '../parts/config/config.ts';
import type { Db } from '../parts/db/database.ts';
import {
  type Mail,
  type MailSubject,
  putInOutbox,
  withdrawMail,
  type WaitingMail,
} from '../parts/mail/mail.queries.ts';
import { lateNow } from './late.queries.ts';
import { failureMail, overdueMail } from './managers-mail.ts';
import { stillHeld } from './standing.queries.ts';
import { type Moment, type Person, stillStands, type ToldKind } from './still-stands.ts';

interface Ports extends Moment {
  readonly config: Pick<Config, 'product' | 'publicUrl'>;
}

/**
 * Runs right before a mail of ours leaves: one that its person does not want or may not know any more, or that
 * is settled, is withdrawn; one of which a part is settled is written anew (OWN-410).
 */
export async function messageMayLeave(db: Db, mail: WaitingMail, ports: Ports): Promise<boolean> {
  const { id, kind, user_id: userId, histories, detail } = mail;
  if (!isToldKind(kind) || histories === null || detail === null) return true;
  const person = userId === null ? undefined : await mailedPersonFor(db, kind, userId);
  const about = { histories, detail };
  const stands = person && (await stillStands(db, kind, { person, ...about }, ports));
  const now = stands
    ? await writtenNow(db, { ...mail, kind, histories }, { ...ports, person })
    : null;
  if (now?.body === mail.body && now.subject === mail.subject) return true;
  await withdrawMail(db, id);
  if (now && person) {
    const { recipient } = mail;
    await putInOutbox(db, ports.congregation, { recipient, userId: person.id, about, ...now });
  }
  return false;
}

const toldKinds: readonly string[] = ['given', 'answer', 'request', 'overdue', 'failure'];
const isToldKind = (kind: string): kind is ToldKind => toldKinds.includes(kind);

type Written = Pick<Mail, 'kind' | 'subject' | 'body' | 'html'>;

/** What lists several is written of those that are left. */
async function writtenNow(
  db: Db,
  { kind, subject, body, html, histories }: Written & Pick<MailSubject, 'histories'>,
  { clock, config, person }: Ports & { readonly person: Person },
): Promise<Written> {
  if (kind === 'given') return givenMail(await stillHeld(db, person.id, histories), config);
  if (kind === 'overdue') return overdueMail(await lateNow(db, clock.today().toString()), config);
  if (kind === 'failure') return failureMail(person.role_id, config);
  return { kind, subject, body, html };
}
