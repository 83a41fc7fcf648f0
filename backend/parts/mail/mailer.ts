import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Database, Db } from '../db/database.ts';
import { capitalised, withProduct } from '../texts/product.ts';
import { lockWaitingMail, markSent, type KeptMail, type WaitingMail } from './mail.queries.ts';
import { sender } from './mail.texts.ts';

/** Checked right before sending; when false the mail is left in the state that `db` has. */
export type MayLeave = (db: Db, mail: WaitingMail) => Promise<boolean>;

export interface Mailer {
  /** Sends a mail of the outbox unless it was sent before; throws when delivery fails. */
  readonly send: (congregationId: number, mailId: number, mayLeave: MayLeave) => Promise<void>;
  /** Deletes the .eml files of these mails. Never throws. */
  readonly discard: (mails: readonly KeptMail[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface MailerLog {
  readonly warn: (fields: object, message: string) => void;
}

type MailerConfig = Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl' | 'product'>;

/** Sends by SMTP to `smtpUrl`; without one, writes .eml files to `dataDir`/mail. */
export function createMailer(database: Database, config: MailerConfig, log: MailerLog): Mailer {
  let transport: ReturnType<typeof transportOf> | undefined;
  const opened = () => (transport ??= transportOf(config, log));
  return {
    /** One transaction per mail: a later failure does not undo a delivery. */
    send: (congregationId, mailId, mayLeave) =>
      database.asTenant(congregationId, async (db) => {
        const mail = await lockWaitingMail(db, mailId);
        if (!mail || !(await mayLeave(db, mail))) return;
        await (await opened()).send(mail, congregationId);
        await markSent(db, mailId);
      }),
    discard: async (mails) => {
      if (mails.length === 0) return;
      const files = await opened();
      for (const mail of mails) await files.discard(mail);
    },
    close: async () => (await transport)?.close(),
  };
}

async function transportOf({ smtpUrl, dataDir, publicUrl, product }: MailerConfig, log: MailerLog) {
  const { default: nodemailer } = await import('nodemailer');
  const { hostname } = new URL(publicUrl);
  const from = {
    name: capitalised(withProduct(sender, product)),
    address: `ne-pas-repondre@${hostname}`,
  };
  /** A fixed Message-ID, so that a mail sent twice after a crash is recognised as a duplicate. */
  const envelope = (
    { id, recipient, subject, body, html }: WaitingMail,
    congregationId: number,
  ) => ({
    from,
    to: { name: '', address: recipient },
    messageId: `<${congregationId}.${id}@${hostname}>`,
    subject,
    text: body,
    html,
  });
  if (smtpUrl !== undefined) {
    const smtp = nodemailer.createTransport({
      url: smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 10_000,
    });
    return {
      send: async (mail: WaitingMail, congregationId: number) =>
        void (await smtp.sendMail(envelope(mail, congregationId))),
      discard: async () => {},
      close: () => smtp.close(),
    };
  }
  const file = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const folder = join(dataDir, 'mail');
  const fileOf = ({ id, kind }: KeptMail) => join(folder, `${id}-${kind}.eml`);
  return {
    send: async (mail: WaitingMail, congregationId: number) => {
      const { message } = await file.sendMail(envelope(mail, congregationId));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(fileOf(mail), message, { mode: 0o600 });
    },
    discard: (mail: KeptMail) =>
      rm(fileOf(mail), { force: true }).catch((cause: unknown) => {
        log.warn({ mail: mail.id, err: cause }, 'the file of a mail cannot be deleted');
      }),
    close: () => file.close(),
  };
}
