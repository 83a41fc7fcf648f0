import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Limits } from '#gateway/server.ts';
import { openGateway, type TestGateway } from '../../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../../support/stub-backend.ts';

/** The proportions of the usual limits, in a hundredth of their time. */
const hasty: Limits = {
  connections: 1000,
  smallBodies: 32_000_000,
  largeBodies: 32_000_000,
  headers: 100,
  bodies: { anybody: 200, confirmed: 1800 },
};

let backend: StubBackend;
let gateway: TestGateway;
const sockets: Socket[] = [];

beforeEach(async () => {
  backend = await openStubBackend();
  backend.answerJson({ success: true });
  gateway = await openGateway(backend.url, {}, hasty);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await gateway.close();
  await backend.close();
});

/** Sends a beginning, then a byte every 20 ms; all it was answered until the connection closed. */
function drip(beginning: string) {
  const { hostname, port } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  let answered = '';
  socket.on('error', () => undefined);
  socket.on('data', (data: Buffer) => (answered += data.toString()));
  socket.write(beginning);
  const dripping = setInterval(() => socket.write('x'), 20);
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(answered);
    });
  });
  return { socket, closed };
}

const head = (...lines: string[]) =>
  [
    'POST /graphql HTTP/1.1',
    'Host: localhost',
    'X-Requested-With: XMLHttpRequest',
    ...lines,
    '',
    '',
  ].join('\r\n');

it('a body that breaks off is no defect [OWN-89]', async () => {
  const { socket } = drip(head('Content-Length: 60000', 'Expect: 100-continue'));
  await once(socket, 'data');
  socket.destroy();
  await expect
    .poll(() => gateway.logged)
    .toMatchObject([{ level: 'debug', route: 'graphql', outcome: 'rejected' }]);
});

describe('a connection that takes its time', () => {
  it('with its headers is closed [OWN-85]', async () => {
    expect(await drip('POST /graphql HTTP/1.1\r\nHost: localhost\r\nX: ').closed).toMatch(
      /^HTTP\/1\.1 408 /u,
    );
  });

  it('to say anything at all is closed [OWN-85]', async () => {
    const { hostname, port } = new URL(gateway.url);
    const silent = connect(Number(port), hostname);
    sockets.push(silent);
    silent.resume();
    await once(silent, 'close');
  });

  it.each([
    ['that says how long it is', head('Content-Length: 60000')],
    ['in chunks', `${head('Transfer-Encoding: chunked')}ffff\r\n`],
    ['of somebody who only looks signed in', head('Content-Length: 60000', 'Authorization: x')],
  ])('with a body %s is told, and closed [OWN-85]', async (_what, beginning) => {
    const answered = await drip(beginning).closed;
    expect(answered).toMatch(/^HTTP\/1\.1 408 /u);
    expect(answered).toContain('{"errors":[{"message":"Too slow."}]}');
  });

  it('with a body that was refused is closed too [OWN-85, OWN-37]', async () => {
    backend.answerJson({ success: false }, 401);
    const large = head('Content-Length: 1900000', 'Authorization: x');
    expect(await drip(large).closed).toMatch(/"code":"UNAUTHENTICATED"/u);
  });

  it('with the file of a confirmed session has more time, and its end [OWN-85]', async () => {
    const beginning = head(
      'Content-Length: 1900000',
      'Authorization: Bearer a.b.c',
      'Content-Type: multipart/form-data; boundary=x',
    );
    const began = performance.now();
    const answered = await drip(beginning + 'x'.repeat(70_000)).closed;
    expect(answered).toMatch(/^HTTP\/1\.1 408 /u);
    expect(performance.now() - began).toBeGreaterThan(hasty.bodies.confirmed);
  });

  it('leaves others as quick as they were [OWN-85]', async () => {
    backend.answerJson({ success: true, congregations: [] });
    const slow = Array.from({ length: 200 }, () => drip(head('Content-Length: 60000')));
    const answer = await gateway.run('Congregations');
    expect(answer).toEqual({ data: { __typename: 'Query', congregations: [] } });
    await Promise.all(slow.map(({ closed }) => closed));
  });
});
