import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import pLimit from 'p-limit';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { capitalised, withProduct } from '../texts/product.ts';
import {
  congregationIds,
  markSent,
  nextWaitingMail,
  type KeptMail,
  type WaitingMail,
} from './mail.queries.ts';
import { sender } from './mail.texts.ts';

/** Sends what waits in the outbox. */
export interface Post {
  /** Sends the waiting mails of one congregation; what cannot be sent is tried again later. Never throws. */
  readonly deliver: (congregationId: number) => Promise<void>;
  /** The same for every congregation: what an earlier process left waiting. Never throws. */
  readonly deliverAll: () => Promise<void>;
  /** Away with the files of these mails, where mails are files. Never throws. */
  readonly discard: (mails: readonly KeptMail[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

type PostConfig = Pick<Config, 'smtpUrl' | 'dataDir' | 'publicUrl' | 'product'>;

const tryAgainAfter = 60_000;

/** By SMTP at `smtpUrl`; without one, as .eml files under `dataDir`/mail. */
export function postOffice(
  database: Database,
  config: PostConfig,
  retryAfter: number = tryAgainAfter,
): Post {
  const send = sending(config);
  // A mail under way keeps a database connection: a slow mail server must not take them all.
  const oneAtATime = pLimit(1);
  const again = new Map<number, NodeJS.Timeout>();
  const closing = new AbortController();

  /** One mail, one transaction: what was sent stays sent whatever happens to the next. */
  const deliverNext = (congregationId: number, after: number) =>
    database.asTenant(congregationId, async (db) => {
      const mail = await nextWaitingMail(db, after);
      if (!mail) return null;
      try {
        await send.mail(mail);
      } catch (cause) {
        process.stderr.write(`mail ${mail.id} waits in the outbox: ${String(cause)}\n`);
        return { id: mail.id, sent: false, goOn: answeredByServer(cause) };
      }
      await markSent(db, mail.id);
      return { id: mail.id, sent: true, goOn: true };
    });

  async function deliverWaiting(congregationId: number): Promise<void> {
    let waits = false;
    try {
      let last = await deliverNext(congregationId, 0);
      while (last && !closing.signal.aborted) {
        waits ||= !last.sent;
        last = last.goOn ? await deliverNext(congregationId, last.id) : null;
      }
    } catch (cause) {
      process.stderr.write(`mails wait in the outbox: ${String(cause)}\n`);
      waits = true;
    }
    if (waits) tryAgain(congregationId);
  }

  const deliver = (congregationId: number) =>
    oneAtATime(async () => {
      if (!closing.signal.aborted) await deliverWaiting(congregationId);
    });

  function tryAgain(congregationId: number): void {
    if (closing.signal.aborted || again.has(congregationId)) return;
    const timer = setTimeout(() => {
      again.delete(congregationId);
      void deliver(congregationId);
    }, retryAfter);
    again.set(congregationId, timer.unref());
  }

  return {
    deliver,
    deliverAll: async () => {
      try {
        await Promise.all((await database.asSite(congregationIds)).map(deliver));
      } catch (cause) {
        process.stderr.write(`mails wait in the outbox: ${String(cause)}\n`);
      }
    },
    discard: (mails) =>
      oneAtATime(async () => {
        for (const mail of mails) await send.discard(mail);
      }),
    close: async () => {
      closing.abort();
      for (const timer of again.values()) clearTimeout(timer);
      await oneAtATime(() => send.close());
    },
  };
}

/** One mail was refused, the next may not be; a server that is away takes none. */
const answeredByServer = (cause: unknown): boolean =>
  cause instanceof Error && 'responseCode' in cause && cause.responseCode !== undefined;

function sending({ smtpUrl, dataDir, publicUrl, product }: PostConfig) {
  const from = {
    name: capitalised(withProduct(sender, product)),
    address: `ne-pas-repondre@${new URL(publicUrl).hostname}`,
  };
  const envelope = ({ recipient, subject, body, html }: WaitingMail) => ({
    from,
    to: { name: '', address: recipient },
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
      mail: async (mail: WaitingMail) => void (await smtp.sendMail(envelope(mail))),
      discard: async () => {},
      close: () => smtp.close(),
    };
  }
  const file = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const folder = join(dataDir, 'mail');
  const fileOf = ({ id, kind }: KeptMail) => join(folder, `${id}-${kind}.eml`);
  return {
    mail: async (mail: WaitingMail) => {
      const { message } = await file.sendMail(envelope(mail));
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
