import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Times, usualTimes } from '#gateway/parts/rest/rest.ts';
import { openGateway, type TestGateway } from '../../support/gateway.ts';
import { openStubBackend, type Answering, type StubBackend } from '../../support/stub-backend.ts';

/** A fifteenth of the usual ones, in milliseconds. */
const times: Times = { patience: 600, vigil: { after: 267, every: 17, most: 3 }, pulse: 100 };

describe('a backend that misbehaves', () => {
  let backend: StubBackend;
  let gateway: TestGateway;

  beforeAll(async () => {
    backend = await openStubBackend();
    gateway = await openGateway(backend.url);
  });

  afterAll(async () => {
    await gateway.close();
    await backend.close();
  });

  const json =
    (status: number, text: string, headers: Record<string, string> = {}): Answering =>
    (_call, response) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(text);
    };
  const good = JSON.stringify({ success: true, congregations: [] });

  const nonsense: [string, Answering][] = [
    ['status 500', json(500, good)],
    ['status 201', json(201, good)],
    ['status 204 without a body', json(204, '')],
    ['a redirect', json(302, '', { location: '/elsewhere' })],
    ['an HTML page', json(200, '<!doctype html><h1>It works!</h1>')],
    ['an empty body', json(200, '')],
    ['half a JSON text', json(200, '{"success":true,"congr')],
    ['an array', json(200, '[]')],
    ['null', json(200, 'null')],
    ['success as a text', json(200, '{"success":"true","congregations":[]}')],
    ['success as a number', json(200, '{"success":1,"congregations":[]}')],
    ['no success at all', json(200, '{"congregations":[]}')],
    ['success without its fields', json(200, '{"success":true}')],
    ['a field of another kind', json(200, '{"success":true,"congregations":"none"}')],
    ['rows with holes', json(200, '{"success":true,"congregations":[null,{"id":null}]}')],
    [
      'bytes under a wrong encoding',
      (_call, response) => {
        response.writeHead(200, { 'content-encoding': 'identity' });
        response.end(gzipSync(good));
      },
    ],
  ];

  it.each(nonsense)(
    '%s is a bad answer, and none of its text reaches the browser [GEN-03, GEN-04, LOGIN-20, SHELL-09]',
    async (_name, answering) => {
      backend.answerWith(answering);

      expect(await gateway.run('Congregations')).toEqual({
        data: { __typename: 'Query', congregations: null },
        errors: [
          {
            message: 'The backend answered something else than its contract.',
            path: ['congregations'],
            extensions: { code: 'BACKEND_BAD_RESPONSE' },
          },
        ],
      });
    },
  );

  const silence: [string, Answering][] = [
    ['never answers', () => undefined],
    [
      'stops in the middle of its headers',
      (_call, response) => response.socket?.write('HTTP/1.1 2'),
    ],
    [
      'stops in the middle of its body',
      (_call, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('{"success":');
      },
    ],
    ['hangs up', (_call, response) => response.socket?.destroy()],
    [
      'hangs up in the middle of its body',
      (_call, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('{"success":', () => response.socket?.destroy());
      },
    ],
    ['talks another protocol', (_call, response) => response.socket?.end('220 mail ready\r\n')],
    [
      'drips a byte at a time',
      (_call, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const drip = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(drip));
      },
    ],
    [
      'answers without end',
      (_call, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const block = Buffer.alloc(1024 * 1024, 32);
        const pour = () => {
          while (response.writable && response.write(block));
          if (response.writable) response.once('drain', pour);
        };
        pour();
      },
    ],
  ];

  it('is given up within ten seconds [GEN-04, B-44]', () => {
    expect(usualTimes.patience).toBeLessThan(10_000);
  });

  it('is given up within ten seconds by a long call too, which holds a file [OWN-85, OWN-204]', () => {
    const { vigil, pulse } = usualTimes;
    const looks = vigil.most * pulse + (vigil.most - 1) * vigil.every;
    expect(vigil.after + looks).toBeLessThan(10_000);
  });

  it.concurrent.for(silence)(
    'one that %s is unreachable when its time is over [GEN-04, B-44]',
    async ([, answering], { expect: expectHere }) => {
      const silent = await openStubBackend();
      const waiting = await openGateway(silent.url, {}, undefined, undefined, times);
      silent.answerWith(answering);

      expectHere(await waiting.run('Congregations')).toEqual(unreachable);
      await waiting.close();
      await silent.close();
    },
  );

  it('one that is not there is unreachable [GEN-04, B-44]', async () => {
    // No program listens on port 3: one that was just free may be another test's by now.
    const alone = await openGateway('http://127.0.0.1:3');

    expect(await alone.run('Congregations')).toEqual(unreachable);
    expect(await (await fetch(`${alone.url}/readyz`)).json()).toEqual({ ready: false });
    expect(await (await fetch(`${alone.url}/healthz`)).json()).toEqual({ alive: true });
    await alone.close();
  });

  it('does not affect the next request [GEN-04]', async () => {
    backend.answerWith((_call, response) => response.socket?.destroy());
    await gateway.run('Congregations');
    backend.answerJson({ success: true, congregations: [] });

    expect(await gateway.run('Congregations')).toEqual({
      data: { __typename: 'Query', congregations: [] },
    });
  });

  it('a change with a bad answer is an error too, not a refusal [LOGIN-20, GEN-04]', async () => {
    backend.answerJson({ error: 'stack at line 3' }, 500);

    expect(
      await gateway.run('SignIn', { login: 'DUPONT', password: 'x', congregationId: '1' }),
    ).toEqual({
      data: null,
      errors: [
        {
          message: 'The backend answered something else than its contract.',
          path: ['signIn'],
          extensions: { code: 'BACKEND_BAD_RESPONSE' },
        },
      ],
    });
  });

  const unreachable = {
    data: { __typename: 'Query', congregations: null },
    errors: [
      {
        message: 'The backend does not answer.',
        path: ['congregations'],
        extensions: { code: 'BACKEND_UNREACHABLE' },
      },
    ],
  };
});
