import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logFailure, recordOf } from '#gateway/parts/logging/request-record.ts';
import { keptLog } from '../../support/kept-log.ts';
import { openGateway, type TestGateway } from '../../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../../support/stub-backend.ts';

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

/** The lines since, without times and the lines at `debug`. */
const told = (since: number) =>
  gateway.logged
    .slice(since)
    .filter(({ level }) => level !== 'debug')
    .map(({ time: _, ...line }) => line);
const refused = { success: false, message: 'DUPONT Jean a déjà ce territoire.' };
const uuid = expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);

describe('the log of the gateway', () => {
  it('has one line of a refused read, without its sentence and without a stack [OWN-89]', async () => {
    backend.answerJson(refused);
    const since = gateway.logged.length;
    await gateway.run('ExitedTerritories', {}, 'a.token.b');
    expect(told(since)).toEqual([
      {
        level: 'info',
        from: 'gateway',
        request: uuid,
        route: 'ExitedTerritories',
        outcome: 'refused',
        msg: 'request',
      },
    ]);
  });

  it('has one line of an ended session, of a bad answer and of a backend that is away [OWN-89]', async () => {
    const since = gateway.logged.length;
    backend.answerJson(refused, 401);
    await gateway.run('ExitedTerritories', {}, 'a.token.b');
    backend.answerJson('DUPONT Jean', 500);
    await gateway.run('ExitedTerritories', {}, 'a.token.b');
    backend.answerJson({ success: true, total: 'DUPONT Jean' });
    await gateway.run('ExitedTerritories', {}, 'a.token.b');
    backend.answerWith((_call, response) => response.destroy());
    await gateway.run('ExitedTerritories', {}, 'a.token.b');
    const lines = told(since);
    expect(lines.map(({ level, outcome }) => [level, outcome])).toEqual([
      ['info', 'unauthenticated'],
      ['error', 'badAnswer'],
      expect.arrayContaining(['error']),
      ['error', 'unreachable'],
    ]);
    expect(lines.at(-1)).toMatchObject({ fault: 'UND_ERR_SOCKET' });
    expect(JSON.stringify(gateway.logged)).not.toContain('Jean');
  });

  it('keeps the stack of a defect of ours [OWN-89]', () => {
    const { log, lines } = keptLog('gateway');
    logFailure(log, new TypeError('no function'), recordOf('click-0123456789'));
    expect(lines).toMatchObject([
      {
        level: 'error',
        request: 'click-0123456789',
        outcome: 'defect',
        err: { type: 'TypeError', stack: expect.arrayContaining([expect.stringContaining('at ')]) },
      },
    ]);
  });

  it('tells who sends what the gateway does not take, without repeating it [OWN-89]', async () => {
    const since = gateway.logged.length;
    await gateway.query('{ secret(of: "DUPONT Jean") { id } }');
    expect(told(since)).toMatchObject([{ level: 'info', outcome: 'rejected' }]);
    expect(JSON.stringify(told(since))).not.toContain('Jean');
  });

  it('names operation, outcome and time of every request at its end, at debug [OWN-89]', async () => {
    backend.answerJson({ success: true, congregations: [] });
    const since = gateway.logged.length;
    await gateway.run('Congregations');
    await expect.poll(() => gateway.logged.length).toBeGreaterThan(since);
    expect(gateway.logged.slice(since)).toMatchObject([
      {
        level: 'debug',
        route: 'Congregations',
        outcome: 'ok',
        status: 200,
        milliseconds: expect.any(Number),
      },
    ]);
  });
});

describe('the id of a request', () => {
  const ask = async (headers: Record<string, string>) => {
    backend.answerJson({ success: false, message: 'Non.' });
    const answer = await gateway.post('{"query":"{ none }"}', headers);
    await answer.text();
    return answer.headers.get('x-request-id');
  };

  it('is the browser’s, goes to the backend and comes back [OWN-90]', async () => {
    backend.answerJson(refused);
    const id = 'click-0123456789';
    expect(await ask({ 'X-Request-Id': id })).toBe(id);
    backend.answerJson(refused);
    await gateway.run('ExitedTerritories', {}, 'a.token.b');
    const sent = backend.calls[0]?.headers['x-request-id'];
    expect(sent).toEqual(uuid);
    expect(gateway.logged.some(({ request }) => request === sent)).toBe(true);
  });

  it.each(['short', 'with spaces in it', 'x'.repeat(49), "quote'quote'"])(
    'is made here where the browser sends %j [OWN-90]',
    async (sent) => {
      expect(await ask({ 'X-Request-Id': sent })).toEqual(uuid);
    },
  );
});
