import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What the service answers; `nothing`: it reads and never answers. */
export type Answering = number | 'nothing' | ((response: ServerResponse) => void);

export interface PushService {
  readonly origin: string;
  /** Posted since it was last told how to answer. */
  readonly posted: readonly Posted[];
  readonly answer: (answering: Answering) => void;
  readonly close: () => Promise<void>;
}

/** A push service on this machine. */
export async function openPushService(): Promise<PushService> {
  let answering: Answering = 201;
  const posted: Posted[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { url = '', headers } = request;
      posted.push({ path: url, headers, body: Buffer.concat(pieces) });
      if (answering === 'nothing') request.socket.destroy();
      else if (typeof answering === 'function') answering(response);
      else response.writeHead(answering).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    posted,
    answer: (next) => {
      answering = next;
      posted.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

export interface Browser {
  /** The form of POST /message/device/add. */
  readonly form: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** The text of a message, as a browser decrypts it (RFC 8188, RFC 8291). */
  readonly read: (body: Buffer) => unknown;
}

/** A browser's subscription at a push service. */
export function aBrowser(origin: string, name: string): Browser {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    form: {
      endpoint: `${origin}/${name}`,
      p256dh: own.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read: (body) => {
      const [salt, size] = [body.subarray(0, 16), body[20] ?? 0];
      const server = body.subarray(21, 21 + size);
      const derived = (secret: Buffer, with_: Buffer, info: Buffer | string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, with_, info, length));
      const shared = Buffer.concat([Buffer.from('WebPush: info\0'), own, server]);
      const secret = derived(pair.computeSecret(server), auth, shared, 32);
      const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
      const sealed = body.subarray(21 + size);
      const opening = createDecipheriv('aes-128-gcm', key, nonce);
      opening.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
      const text = plain.toString().replace(/\u0002\0*$/u, '');
      return JSON.parse(text);
    },
  };
}
