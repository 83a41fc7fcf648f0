import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailbox {
  readonly url: string;
  /** The oldest unread mail; waits for one if there is none. */
  readonly next: () => Promise<ReceivedMail>;
  /** The mails received and not yet read. */
  readonly unread: () => readonly ReceivedMail[];
  /** Recipients refused from now on. */
  readonly refuse: (recipients: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

/** A real mail server on a free port. */
export async function openMailbox(port = 0): Promise<Mailbox> {
  const unread: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  let refused: readonly string[] = [];
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, answer) => {
      answer(refused.includes(address) ? new Error('No such mailbox') : null);
    },
    onData: (stream, _session, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void readMail(Buffer.concat(chunks)).then((mail) => {
          const reader = waiting.shift();
          if (reader) reader(mail);
          else unread.push(mail);
          answer();
        });
      });
    },
  });
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    next: () => {
      const mail = unread.shift();
      return mail
        ? Promise.resolve(mail)
        : new Promise((resolve) => {
            waiting.push(resolve);
          });
    },
    unread: () => unread.splice(0),
    refuse: (recipients) => {
      refused = recipients;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

export async function readMail(source: Buffer): Promise<ReceivedMail> {
  const { from, to, subject, text, html } = await PostalMime.parse(source);
  return {
    from: `${from?.name} <${from?.address}>`,
    to: (to ?? []).map(({ address }) => address ?? ''),
    subject: subject ?? '',
    text: (text ?? '').replaceAll('\r\n', '\n').trimEnd(),
    html: (html ?? '').trimEnd(),
  };
}
