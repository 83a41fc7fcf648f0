import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

let backend: StubBackend;
let gateway: TestGateway;

beforeAll(async () => {
  backend = await openStubBackend();
  gateway = await openGateway(backend.url, { operations: 'open' });
});
beforeEach(() => backend.answerJson({ success: true }));
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

const list =
  '{ messages { pushKey quietFrom quietUntil devices { id device since mark } choices { kind mail push mailFault } } }';
const devices = [{ id: 'a', device: 'Chrome sur Android', since: '16/03/2026', mark: 'abc' }];

describe('one’s messages through the gateway', () => {
  it('are read, and null where the backend has none [OWN-405, OWN-195]', async () => {
    backend.answerJson({
      success: true,
      push_key: 'BKey',
      quiet_from: 21,
      quiet_until: '8',
      devices,
      choices: [
        { kind: 'soon', mail: true, push: false, mail_fault: null },
        { kind: 'overdue', mail: 'n', push: 1, mail_fault: 'refused' },
      ],
    });
    expect(await gateway.query(list, 'a.b.c')).toEqual({
      data: {
        messages: {
          pushKey: 'BKey',
          quietFrom: 21,
          quietUntil: 8,
          devices,
          choices: [
            { kind: 'soon', mail: true, push: false, mailFault: null },
            { kind: 'overdue', mail: false, push: true, mailFault: 'refused' },
          ],
        },
      },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/message/choice/list' }]);
    backend.answerJson({}, 404);
    expect(await gateway.query(list, 'a.b.c')).toEqual({ data: { messages: null } });
  });

  it('are chosen one by one; a refusal keeps its sentence [OWN-405]', async () => {
    const choose =
      'mutation { chooseMessage(kind: late, way: mail, wanted: false) { ... on Refusal { message } } }';
    expect(await gateway.query(choose, 'a.b.c')).toEqual({ data: { chooseMessage: {} } });
    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/message/choose', body: 'kind=late&way=mail&wanted=n' },
    ]);
    backend.answerJson({ success: false, message: 'Ce message n’existe pas.' });
    expect(await gateway.query(choose, 'a.b.c')).toEqual({
      data: { chooseMessage: { message: 'Ce message n’existe pas.' } },
    });
  });

  it('set quiet hours, and add and end devices [OWN-408, OWN-411]', async () => {
    for (const change of [
      'setQuietHours(from: 0, until: 7)',
      'addMessageDevice(endpoint: "https://p.example.org/x", p256dh: "BA", auth: "AA")',
      'endMessageDevice(deviceId: "a")',
    ])
      expect(
        await gateway.query(`mutation { outcome: ${change} { __typename } }`, 'a.b.c'),
      ).toEqual({ data: { outcome: { __typename: 'Done' } } });
    expect(backend.calls).toMatchObject([
      { path: '/message/quiet', body: 'from_hour=0&until_hour=7' },
      {
        path: '/message/device/add',
        body: 'endpoint=https%3A%2F%2Fp.example.org%2Fx&p256dh=BA&auth=AA',
      },
      { path: '/message/device/end', body: 'device_id=a' },
    ]);
  });
});
