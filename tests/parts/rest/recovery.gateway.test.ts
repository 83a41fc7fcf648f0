import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recoveryOf, shared } from '#gateway/parts/rest/recovery.ts';
import { usualLanes } from '#gateway/parts/rest/lanes.ts';
import { keepVigil } from '#gateway/parts/rest/vigil.ts';
import { openGateway, type TestGateway } from '../../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../../support/stub-backend.ts';

const congregations = { success: true, congregations: [] };
const listed = { data: { __typename: 'Query', congregations: [] } };
const credentials = { login: 'DUPONT Jean', password: 'x', congregationId: '1' };
const restarting = {
  success: false,
  message: 'Le serveur redémarre\u202F: réessaie dans quelques instants.',
  message_type: 'warning',
};

let backend: StubBackend;
let gateway: TestGateway;

beforeEach(async () => {
  backend = await openStubBackend();
  gateway = await openGateway(backend.url);
});
afterEach(async () => {
  await gateway.close();
  await backend.close();
});

const asked = (path: string) => backend.calls.filter((call) => call.path === path).length;

/** A backend that answers 503 and says that it is back within a second, until it was looked at so often. */
function awayFor(looks: number, answer: object) {
  let looked = 0;
  backend.answerWith(({ path }, response) => {
    if (path === '/readyz') looked += 1;
    const away = looked < looks;
    response.writeHead(away ? 503 : 200, {
      'content-type': 'application/json',
      ...(away ? { 'retry-after': '1' } : {}),
    });
    response.end(JSON.stringify(away ? restarting : answer));
  });
}

describe('a backend whose database is started again', () => {
  it('is waited for, and a read is asked once more [OWN-84]', async () => {
    awayFor(3, congregations);
    expect(await gateway.run('Congregations')).toEqual(listed);
    expect([asked('/congregation/select'), asked('/readyz')]).toEqual([2, 3]);
  });

  it('is waited for by all with one look at a time [OWN-84]', async () => {
    awayFor(5, congregations);
    const all = await Promise.all(Array.from({ length: 30 }, () => gateway.run('Congregations')));
    expect(all).toEqual(Array.from({ length: 30 }, () => listed));
    expect(asked('/readyz')).toBeLessThan(15);
  });

  it('passes a change without a key on at once, with its sentence: it may have been done [OWN-84]', async () => {
    awayFor(3, { success: true, token: 'a', rgpd_privacy: true });
    expect(await gateway.run('SignIn', credentials)).toMatchObject({
      data: { signIn: { __typename: 'Refusal', message: restarting.message, severity: 'warning' } },
    });
    expect([asked('/user/auth'), asked('/readyz')]).toEqual([1, 0]);
  });

  it('that is only full is not asked again: it names more than a second [OWN-38, OWN-84]', async () => {
    backend.answerWith((_call, response) => {
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '5' });
      response.end(JSON.stringify(restarting));
    });
    expect(await gateway.run('Congregations')).toMatchObject({
      errors: [{ message: restarting.message, extensions: { code: 'REFUSED' } }],
    });
    expect([asked('/congregation/select'), asked('/readyz')]).toEqual([1, 0]);
  });
});

describe('a backend that is started again', () => {
  it('gets what was never sent, a sign-in too [OWN-84]', async () => {
    const { port } = new URL(backend.url);
    await backend.close();
    const waiting = gateway.run('SignIn', credentials);
    const again = createServer((request, response) => {
      request.resume();
      response.end(JSON.stringify({ success: true, token: 'a.b.c', rgpd_privacy: true }));
    });
    await new Promise<void>((resolve) => again.listen(Number(port), '127.0.0.1', resolve));
    expect(await waiting).toMatchObject({
      data: { signIn: { __typename: 'SignedIn', token: 'a.b.c' } },
    });
    again.closeAllConnections();
    again.close();
    backend = await openStubBackend();
  });
});

describe('waiting', () => {
  it('ends when the time is over [OWN-84]', async () => {
    let looks = 0;
    const never = async () => {
      looks += 1;
      return false;
    };
    expect(await recoveryOf(never, { every: 1, within: 20 })()).toBe(false);
    expect(looks).toBeGreaterThan(1);
  });

  it('of many is one, and whoever comes later begins another [OWN-84]', async () => {
    let asked = 0;
    const ask = shared(async () => (asked += 1));
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    expect(await ask()).toBe(2);
  });

  it('of many monitors is one look: all are told the same [OWN-38, OWN-81]', async () => {
    backend.answerWith((_call, response) => void setTimeout(() => response.end('{}'), 100));
    const ready = async () => (await fetch(`${gateway.url}/readyz`)).status;
    const all = await Promise.all(Array.from({ length: 30 }, ready));
    expect(all).toEqual(Array.from({ length: 30 }, () => 200));
    expect(asked('/readyz')).toBeLessThan(15);
  });
});

describe('a long call', () => {
  const times = { after: 1, every: 1, most: 3 };

  it('is given up after three looks in a row without a sign of life [OWN-85]', async () => {
    const call = new AbortController();
    const signs = [false, false, true, false, false, false];
    await keepVigil(async () => signs.shift() ?? true, call, times);
    expect(call.signal.aborted).toBe(true);
    expect(signs).toEqual([]);
  });

  it('is left alone by one that ended with it [OWN-85]', async () => {
    const call = new AbortController();
    const watching = keepVigil(async () => true, call, times);
    call.abort();
    await expect(watching).rejects.toThrow('aborted');
  });

  it('is given up together with the others, whose looks are one [OWN-85]', async () => {
    const times = { patience: 200, vigil: { after: 50, every: 10, most: 2 }, pulse: 50 };
    const health = { connections: 1, calls: 2, callsOfAddress: 2, callsOfSession: 2 };
    const lanes = { ...usualLanes, health };
    const hasty = await openGateway(backend.url, { operations: 'open' }, undefined, lanes, times);
    backend.answerWith(() => undefined);
    const print = 'mutation { exportCongregation(congregationId: "1") { __typename } }';
    const all = await Promise.all(Array.from({ length: 20 }, () => hasty.query(print, 'a.b.c')));
    expect(asked('/healthz')).toBeLessThan(10);
    expect(JSON.stringify(all).match(/BACKEND_UNREACHABLE/gu)).toHaveLength(20);
    await hasty.close();
  });

  it('to a backend that swallows everything is told as unreachable, long before its minute [OWN-85, GEN-04]', async () => {
    const hasty = await openGateway(backend.url, { operations: 'open' }, undefined, undefined, {
      patience: 200,
      vigil: { after: 50, every: 10, most: 2 },
      pulse: 50,
    });
    backend.answerWith(() => undefined);
    const print = 'mutation { exportCongregation(congregationId: "1") { __typename } }';
    expect(await hasty.query(print, 'a.b.c')).toMatchObject({
      errors: [{ extensions: { code: 'BACKEND_UNREACHABLE' } }],
    });
    await hasty.close();
  });
});
