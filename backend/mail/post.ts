import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Database, Db } from '../db/database.ts';
import { capitalised, withProduct } from '../texts/product.ts';
import { holdWaitingMail, markSent, type KeptMail, type WaitingMail } from './mail.queries.ts';
import { sender } from './mail.texts.ts';

/** Whether a mail may leave now, looked at right before; where not, it is left as `db` then has it. */
export type MayLeave = (db: Db, mail: WaitingMail) => Promise<boolean>;

export interface Post {
  /** Sends one mail of the outbox, unless it has been sent; throws where it could not. */
  readonly send: (congregationId: number, mailId: number, mayLeave: MayLeave) => Promise<void>;
  /** Away with the files of these mails, where mails are files. Never throws. */
  readonly discard: (mails: readonly KeptMail[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

type PostConfig = Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl' | 'product'>;

/** By SMTP at `smtpUrl`; without one, as .eml files under `dataDir`/mail. */
export function postOffice(database: Database, config: PostConfig): Post {
  let transport: ReturnType<typeof transportOf> | undefined;
  const opened = () => (transport ??= transportOf(config));
  return {
    /** One mail, one transaction: what was sent stays sent whatever happens to the next. */
    send: (congregationId, mailId, mayLeave) =>
      database.asTenant(congregationId, async (db) => {
        const mail = await holdWaitingMail(db, mailId);
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

async function transportOf({ smtpUrl, dataDir, publicUrl, product }: PostConfig) {
  const { default: nodemailer } = await import('nodemailer');
  const { hostname } = new URL(publicUrl);
  const from = {
    name: capitalised(withProduct(sender, product)),
    address: `ne-pas-repondre@${hostname}`,
  };
  /** Where a mail leaves twice after all, because this process died in between, its second copy is known by its id. */
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
        process.stderr.write(`mail ${mail.id} stays in its folder: ${String(cause)}\n`);
      }),
    close: () => file.close(),
  };
}
