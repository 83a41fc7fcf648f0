import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';

let backend: StubBackend;
let gateway: TestGateway;

beforeAll(async () => {
  backend = await openStubBackend();
  gateway = await openGateway(backend.url);
});
beforeEach(() => backend.answerJson({ success: true }));
afterAll(async () => {
  await gateway.close();
  await backend.close();
});

const key = '11111111-1111-4111-8111-111111111111';
const act = { token: '1-abc', secondsAgo: 90 };

describe('a pocket through the gateway', () => {
  it('is filled with what the device names, and arrives under its own names [OWN-103]', async () => {
    backend.answerJson({
      success: true,
      owner: 'o',
      filled_at: '2026-03-15T09:00:00Z',
      expires_at: '2026-04-14T09:00:00Z',
      territories: [
        {
          history_id: 7,
          number_name: 'T7 - Rue 7',
          note: null,
          release_date_human: '01/01/2026',
          theoretical_return_date: '2026-05-01',
          theoretical_return_date_human: '01/05/2026',
          asked: ['month'],
          acts: [{ action: 'returned', tap: 'returns', token: '1-abc' }],
          map_link: null,
          qrcode: null,
          map: null,
          unvisited: [{ latitude: 43.7355, longitude: 7.422 }],
          streets: {
            total_metres: 300,
            some_before: true,
            streets: [{ name: 'Rue Basse', side: 'north', metres: 92, state: 'left' }],
            token: '1-ghi',
          },
        },
      ],
    });
    const held = ['1-abc', '1-def'];
    expect(await gateway.run('FillPocket', { held }, 'a.b.c')).toMatchObject({
      data: {
        fillPocket: {
          __typename: 'Pocket',
          owner: 'o',
          filledAt: '2026-03-15T09:00:00Z',
          expiresAt: '2026-04-14T09:00:00Z',
          territories: [
            {
              __typename: 'PocketTerritory',
              historyId: '7',
              numberName: 'T7 - Rue 7',
              note: '',
              releaseDateHuman: '01/01/2026',
              theoreticalReturnDate: '2026-05-01',
              theoreticalReturnDateHuman: '01/05/2026',
              asked: ['month'],
              acts: [
                { __typename: 'PocketAct', action: 'returned', tap: 'returns', token: '1-abc' },
              ],
              mapLink: null,
              qrcode: null,
              map: null,
              unvisited: [{ latitude: 43.7355, longitude: 7.422 }],
              streets: {
                totalMetres: 300,
                someBefore: true,
                streets: [{ name: 'Rue Basse', side: 'north', metres: 92, state: 'left' }],
                token: '1-ghi',
              },
            },
          ],
        },
      },
    });
    const [call] = backend.calls;
    expect(call).toMatchObject({
      method: 'POST',
      path: '/pocket/fill',
      body: 'held=1-abc%2C1-def',
    });
    expect(call?.headers).not.toHaveProperty('idempotency-key');
  });

  it('sends an act with its key and without a session [OWN-106]', async () => {
    const receipt = { outcome: 'counted', effect: 'returns', counted_on: '2026-03-15' };
    backend.answerJson({ success: true, ...receipt, message: 'Rentrée enregistrée.' });
    const sent = await gateway.post(
      JSON.stringify({
        variables: act,
        extensions: { persistedQuery: { version: 1, sha256Hash: await hashOf('DoPocketAct') } },
      }),
      { 'idempotency-key': key },
    );
    expect(await sent.json()).toMatchObject({
      data: {
        doPocketAct: {
          __typename: 'PocketReceipt',
          effect: 'returns',
          message: 'Rentrée enregistrée.',
        },
      },
    });
    const [call] = backend.calls;
    expect(call).toMatchObject({ path: '/pocket/act', body: 'token=1-abc&seconds_ago=90' });
    expect(call?.headers['idempotency-key']).toBe(key);
    expect(call?.headers).not.toHaveProperty('authorization');
  });

  it('sends a tick with its key and without a session [OWN-152]', async () => {
    const tick = {
      token: '1-ghi',
      street: 'Rue Basse',
      side: 'north',
      state: 'again',
      secondsAgo: 70,
    };
    const conflict = { outcome: 'conflict', held: false, message: 'Rentré.', due_date: null };
    for (const [answer, told] of [
      [
        { success: true, outcome: 'taken', message: 'Noté.' },
        { __typename: 'PocketTick', message: 'Noté.' },
      ],
      [
        { success: true, ...conflict, token: null, expires_at: null },
        { __typename: 'PocketConflict', message: 'Rentré.' },
      ],
      [
        { success: false, message: 'Non.' },
        { __typename: 'Refusal', refusal: 'Non.' },
      ],
    ]) {
      backend.answerJson(answer);
      const sent = await gateway.post(
        JSON.stringify({
          variables: tick,
          extensions: {
            persistedQuery: { version: 1, sha256Hash: await hashOf('TickPocketStreet') },
          },
        }),
        { 'idempotency-key': key },
      );
      expect(await sent.json()).toMatchObject({ data: { tickPocketStreet: told } });
    }
    const [call] = backend.calls;
    const body = 'token=1-ghi&street=Rue+Basse&side=north&state=again&seconds_ago=70';
    expect(call).toMatchObject({ method: 'POST', path: '/pocket/tick', body });
    expect(call?.headers['idempotency-key']).toBe(key);
    expect(call?.headers).not.toHaveProperty('authorization');
  });

  it('passes a conflict on, with what is left to do, and a refusal as data [OWN-108]', async () => {
    backend.answerJson({
      success: true,
      outcome: 'conflict',
      held: true,
      message: 'Prolongé.',
      due_date: '2026-06-01',
      token: '1-next',
      expires_at: '2026-04-14T09:00:00Z',
    });
    expect((await gateway.run('DoPocketAct', act)).data).toMatchObject({
      doPocketAct: {
        __typename: 'PocketConflict',
        message: 'Prolongé.',
        held: true,
        dueDate: '2026-06-01',
        token: '1-next',
        expiresAt: '2026-04-14T09:00:00Z',
      },
    });
    backend.answerJson({ success: false, message: 'Non.', message_type: 'error' });
    expect((await gateway.run('DoPocketAct', act)).data).toMatchObject({
      doPocketAct: { __typename: 'Refusal', refusal: 'Non.' },
    });
  });
});

async function hashOf(name: string): Promise<string> {
  const { default: operations } = await import('#schema/operations.json', {
    with: { type: 'json' },
  });
  const found = Object.entries<string>(operations).find(([, text]) => text.includes(` ${name}(`));
  return found?.[0] ?? '';
}
