import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usualBodyTimes } from '#gateway/parts/http/body.ts';
import type { Limits } from '#gateway/server.ts';
import { openGateway, type TestGateway } from '../../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../../support/stub-backend.ts';

const busy = {
  errors: [
    {
      message: 'Le serveur est très sollicité\u202F: réessaie dans quelques instants.',
      extensions: { code: 'REFUSED', severity: 'warning' },
    },
  ],
};
const ended = {
  errors: [{ message: 'The session has ended.', extensions: { code: 'UNAUTHENTICATED' } }],
};
const roomy: Limits = {
  connections: 1000,
  smallBodies: 32_000_000,
  largeBodies: 32_000_000,
  headers: 10_000,
  bodies: usualBodyTimes,
};

let backend: StubBackend;
let gateway: TestGateway;
const sockets: Socket[] = [];

beforeEach(async () => {
  backend = await openStubBackend();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await gateway.close();
  await backend.close();
});

const open = async (limits: Partial<Limits> = {}) => {
  gateway = await openGateway(backend.url, {}, { ...roomy, ...limits });
};

interface Sent {
  readonly announced?: number;
  readonly bytes: number;
  readonly authorization?: string;
}

/** Sends the beginning of a body and no more; its answer, once one comes. */
function begin({ announced, bytes, authorization }: Sent) {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on('error', () => undefined);
  const text = 'x'.repeat(bytes);
  socket.write(
    [
      'POST /graphql HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      ...(authorization === undefined ? [] : [`Authorization: ${authorization}`]),
      announced === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${announced}`,
      '',
      announced === undefined ? `${bytes.toString(16)}\r\n${text}\r\n` : text,
    ].join('\r\n'),
  );
  const answer = once(socket, 'data').then(([data]) => {
    const [head = '', body = ''] = String(data).split('\r\n\r\n');
    return {
      status: Number(head.split(' ')[1]),
      retryAfter: /^retry-after: (\d+)/im.exec(head)?.[1] ?? null,
      body: JSON.parse(body) as unknown,
    };
  });
  return { socket, answer };
}

describe('a body over 64 kB', () => {
  it.each([
    ['announced', 1_900_000],
    ['in chunks', undefined],
  ])(
    'of 150 strangers, %s, is answered before it is read: an Authorization header is no session [OWN-37]',
    async (_how, announced) => {
      await open();
      backend.answerJson({ success: false }, 401);
      const begun = Array.from({ length: 150 }, () =>
        begin({ ...(announced && { announced }), bytes: 70_000, authorization: 'x' }),
      );
      const answers = await Promise.all(begun.map(({ answer }) => answer));
      expect(answers).toEqual(
        Array.from({ length: 150 }, () => ({ status: 200, retryAfter: null, body: ended })),
      );
      expect(new Set(backend.calls.map(({ path }) => path))).toEqual(new Set(['/user/menu']));
    },
  );

  it('of somebody signed in waits for room among the others, and is told so [OWN-37]', async () => {
    await open({ largeBodies: 1_000_000 });
    backend.answerJson({ success: true });
    const first = begin({ announced: 1_900_000, bytes: 1_000_000, authorization: 'Bearer a.b.c' });
    const second = begin({ announced: 1_900_000, bytes: 1_100_000, authorization: 'Bearer a.b.c' });
    const told = await Promise.race([first.answer, second.answer]);
    expect(told).toEqual({ status: 503, retryAfter: '5', body: busy });
  });

  it('gives its room back when its connection breaks [OWN-37]', async () => {
    await open({ largeBodies: 300_000 });
    backend.answerJson({ success: true });
    const large = { announced: 1_900_000, bytes: 400_000, authorization: 'Bearer a.b.c' };
    expect((await begin(large).answer).status).toBe(503);
    for (const socket of sockets.splice(0)) {
      socket.destroy();
      await once(socket, 'close');
    }
    const body = JSON.stringify({ query: '{ congregations { id } }', pad: 'x'.repeat(200_000) });
    await expect
      .poll(async () => (await gateway.post(body, { authorization: 'Bearer a.b.c' })).status)
      .toBe(413);
  });
});

describe('small bodies', () => {
  it('share one room, and leave none to large ones of others [OWN-37]', async () => {
    await open({ smallBodies: 100_000 });
    const first = begin({ announced: 60_000, bytes: 59_000 });
    const second = begin({ announced: 60_000, bytes: 59_000 });
    expect(await Promise.race([first.answer, second.answer])).toEqual({
      status: 503,
      retryAfter: '5',
      body: busy,
    });
  });
});

describe('more connections than there is room for', () => {
  it('are told so, while the server still says that it is alive [OWN-37]', async () => {
    await open({ connections: 0 });
    const refused = await gateway.post('{}');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toEqual(busy);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  });
});
