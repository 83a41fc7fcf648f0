import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  permissions,
  type DocumentedCallName,
} from '../../backend/parts/permissions/permissions.ts';
import { documentedOnly } from './documented-fields.ts';
import { startProduct } from './product.ts';

/** What the backend says to whatever the documents do not know; `silent`: nothing at all. */
export type Unknown = 'missing' | 'broken' | 'refusing' | 'silent';

export interface DocumentedBackend {
  readonly url: string;
  /** From now on. */
  readonly answerUnknown: (as: Unknown) => void;
  /** The calls beyond the documents that it was asked so far. */
  readonly unknown: () => readonly string[];
  readonly close: () => Promise<void>;
}

const calls = (Object.keys(permissions) as readonly DocumentedCallName[]).map((name) => {
  const [method = '', path = ''] = name.split(' ');
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u');
  return { name, method, pattern };
});

const documentedCall = ({ method, url = '' }: IncomingMessage): DocumentedCallName | null => {
  const [path = ''] = url.split('?');
  return calls.find((it) => it.method === method && it.pattern.test(path))?.name ?? null;
};

/**
 * A backend that speaks the 71 documented calls and nothing else: ours behind a filter that takes
 * the other calls, what is ours in the addresses, and every field that the documents do not name.
 */
async function openDocumentedBackend(backendUrl: string): Promise<DocumentedBackend> {
  let as: Unknown = 'missing';
  const unknown: string[] = [];
  const server = createServer((request, response) => {
    const call = documentedCall(request);
    if (call === null) {
      unknown.push(`${request.method} ${request.url}`);
      request.resume();
      return answers[as](response);
    }
    passOn(backendUrl, call, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerUnknown: (next) => {
      as = next;
    },
    unknown: () => unknown,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export interface DocumentedFront {
  readonly backend: DocumentedBackend;
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The gateway and the pages of the product in front of a backend of the documents alone. */
export async function openDocumentedFront(backendUrl: string): Promise<DocumentedFront> {
  const backend = await openDocumentedBackend(backendUrl);
  const gateway = await startProduct({ env: { BACKEND_URL: backend.url } });
  const close = async () => {
    await gateway.stop();
    await backend.close();
  };
  return { backend, url: gateway.url, close };
}

const json = { 'content-type': 'application/json' };
const answers: Readonly<Record<Unknown, (response: ServerResponse) => void>> = {
  missing: (response) => response.writeHead(404).end('<h1>Not Found</h1>'),
  broken: (response) => response.writeHead(500).end('<h1>Internal Server Error</h1>'),
  refusing: (response) =>
    response
      .writeHead(200, json)
      .end(JSON.stringify({ success: false, message: 'Appel inconnu.', message_type: 'error' })),
  silent: () => undefined,
};

async function passOn(
  backendUrl: string,
  call: DocumentedCallName,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = ''] = (request.url ?? '').split('?');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const kept = [
    'authorization',
    'content-type',
    'x-requested-with',
    'x-forwarded-for',
    'user-agent',
  ];
  const headers = Object.fromEntries(
    kept.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const answer = await fetch(backendUrl + path, {
    method: request.method ?? '',
    headers,
    ...(chunks.length > 0 ? { body: bodyOf(request, Buffer.concat(chunks)) } : {}),
  });
  const type = answer.headers.get('content-type') ?? '';
  const name = answer.headers.get('content-disposition');
  response.writeHead(answer.status, {
    'content-type': type,
    ...(name !== null && { 'content-disposition': name }),
  });
  response.end(
    type.startsWith('application/json')
      ? JSON.stringify(documentedOnly(call, await answer.json()))
      : Buffer.from(await answer.arrayBuffer()),
  );
}

/** Fields of forms that the documents do not name: such a backend ignores them. */
const ours = ['version', 'force_overwrite', 'filter', 'strips'];

function bodyOf(request: IncomingMessage, body: Buffer<ArrayBuffer>): BodyInit {
  if (request.headers['content-type'] !== 'application/x-www-form-urlencoded') return body;
  const form = new URLSearchParams(body.toString('utf8'));
  const listing = request.url?.endsWith('/territory/exit/list');
  for (const name of ours) if (!(listing && name === 'filter')) form.delete(name);
  return form;
}
