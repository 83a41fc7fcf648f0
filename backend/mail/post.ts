import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { markSent, nextWaitingMail, type WaitingMail } from './mail.queries.ts';

/** Sends what waits in the outbox. */
export interface Post {
  /** Sends the waiting mails of one congregation; what cannot be sent waits on. Never throws. */
  readonly deliver: (congregationId: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** By SMTP at `smtpUrl`; without one, as .eml files under `dataDir`/mail. */
export function postOffice(
  database: Database,
  config: Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl'>,
): Post {
  const from = `"Territoires" <ne-pas-repondre@${new URL(config.publicUrl).hostname}>`;
  const smtp = config.smtpUrl === undefined ? null : nodemailer.createTransport({ url: config.smtpUrl, connectionTimeout: 10_000, socketTimeout: 15_000 });
  const file = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const underWay = new Set<Promise<void>>();

  async function send(mail: WaitingMail): Promise<void> {
    const message = {
      from,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      html: mail.html,
    };
    if (smtp) {
      await smtp.sendMail(message);
      return;
    }
    const written = await file.sendMail(message);
    const folder = join(config.dataDir, 'mail');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${mail.id}-${mail.kind}.eml`), written.message, { mode: 0o600 });
  }

  /** One mail, one transaction: what was sent stays sent whatever happens to the next. */
  const deliverNext = (congregationId: number): Promise<boolean> =>
    database.asTenant(congregationId, async (db) => {
      const mail = await nextWaitingMail(db);
      if (!mail) return false;
      await send(mail);
      await markSent(db, mail.id);
      return true;
    });

  async function deliver(congregationId: number): Promise<void> {
    try {
      while (await deliverNext(congregationId));
    } catch (cause) {
      process.stderr.write(`mail waits in the outbox: ${String(cause)}\n`);
    }
  }

  return {
    deliver: (congregationId) => {
      const delivery = deliver(congregationId);
      underWay.add(delivery);
      return delivery.finally(() => underWay.delete(delivery));
    },
    close: async () => {
      await Promise.all(underWay);
      smtp?.close();
    },
  };
}
