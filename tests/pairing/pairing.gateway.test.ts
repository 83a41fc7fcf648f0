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

const open = (mark = '') =>
  `mutation { openPairingCard(token: "1-ab-cd"${mark}) {
    ... on CardOpened { token rgpdPrivacy deviceMark openUntil } ... on Refusal { message } } }`;

describe('a card through the gateway', () => {
  it('is opened without a session, with the token in the body only [OWN-371]', async () => {
    backend.answerJson({
      success: true,
      token: 'a.b.c',
      rgpd_privacy: false,
      device_mark: 'new',
      open_until: '15/03/2026 à 22:00',
    });
    const opened = {
      token: 'a.b.c',
      rgpdPrivacy: false,
      deviceMark: 'new',
      openUntil: '15/03/2026 à 22:00',
    };
    expect(await gateway.query(open())).toEqual({ data: { openPairingCard: opened } });
    await gateway.query(open(', deviceMark: "old"'));
    expect(backend.calls).toMatchObject([
      {
        method: 'POST',
        path: '/pairing/open',
        body: 'token=1-ab-cd',
        headers: { 'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/u) },
      },
      { method: 'POST', path: '/pairing/open', body: 'token=1-ab-cd&device_mark=old' },
    ]);
    backend.answerJson({ success: false, message: 'Cette carte ne sert plus.' });
    expect(await gateway.query(open())).toEqual({
      data: { openPairingCard: { message: 'Cette carte ne sert plus.' } },
    });
  });

  it('is looked at, printed and cancelled for a person [OWN-370, OWN-372]', async () => {
    backend.answerJson({ success: true, until: '22/03/2026 à 10:00' });
    expect(await gateway.query('{ pairingCard(userId: "6") { until } }', 'a.b.c')).toEqual({
      data: { pairingCard: { until: '22/03/2026 à 10:00' } },
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/pairing/card/6' }]);
    backend.answerJson({ success: true, until: null });
    expect(await gateway.query('{ pairingCard(userId: "6") { until } }', 'a.b.c')).toEqual({
      data: { pairingCard: { until: null } },
    });
    backend.answerJson({ success: false, message: 'Non.' });
    const print = 'mutation { printPairingCard(userId: "6") { ... on Refusal { message } } }';
    expect(await gateway.query(print, 'a.b.c')).toEqual({
      data: { printPairingCard: { message: 'Non.' } },
    });
    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/pairing/print', body: 'user_id=6' },
    ]);
    backend.answerJson({ success: true });
    const cancel = 'mutation { cancelPairingCard(userId: "6") { __typename } }';
    expect(await gateway.query(cancel, 'a.b.c')).toEqual({
      data: { cancelPairingCard: { __typename: 'Done' } },
    });
    expect(backend.calls).toMatchObject([
      { method: 'POST', path: '/pairing/cancel', body: 'user_id=6' },
    ]);
  });
});
