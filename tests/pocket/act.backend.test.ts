import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal, success } from '../support/generic-fields.ts';
import { set } from '../support/staff.ts';
import { openPocketWorld } from './pocket-world.ts';

const { world, staff, out, permission, act, later, stored, requests, logged } =
  await openPocketWorld();

afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-03-15T09:00:00Z');
  await staff.signInAgain();
});

const open = { due: '2026-05-01', returned: null, months: 0 };
const counted = (effect: string, countedOn: string, message: string) =>
  success({ outcome: 'counted', effect, counted_on: countedOn, message, message_type: 'success' });
const conflict = (message: string, held = false) =>
  success({
    outcome: 'conflict',
    held,
    message,
    message_type: 'warning',
    due_date: null,
    token: null,
    expires_at: null,
  });
const unknown = refusal(
  'Cette action ne peut plus être envoyée depuis ce téléphone. Connecte-toi pour la refaire.',
);
const returned = (on: string) =>
  counted(
    'returns',
    on.split('/').toReversed().join('-'),
    `Rentrée enregistrée, à la date du ${on}.`,
  );
const action = (text: string) => [{ login: 'Rôle numéro 5', user_id: 5, action: text }];

describe('an act without a session [OWN-106]', () => {
  it('returns a territory on the day it was done, in the person’s name', async () => {
    const id = await out();
    const token = await permission(id, 'returned');
    later(50);
    expect(await act(token, { ago: 49 * 3600 })).toEqual(returned('15/03/2026'));
    expect(await stored(id)).toEqual([{ ...open, returned: '2026-03-15' }]);
    expect(await logged(id)).toEqual(action('Rentrée depuis le téléphone'));
  });

  it('becomes a request where the rules of the return forbid it, dated when it was done [B-67]', async () => {
    const id = await out({ online: false });
    const token = await permission(id, 'returned');
    later(30);
    expect(await act(token, { ago: 29 * 3600 })).toEqual(
      counted(
        'asksReturn',
        '2026-03-15',
        'Rentrée annoncée pour le 15/03/2026\u202F: un gestionnaire va la confirmer.',
      ),
    );
    expect(await stored(id)).toEqual([open]);
    expect(await requests(id)).toEqual([{ kind: 'returned', at: '2026-03-15 10:00' }]);
    expect(await logged(id)).toEqual(action('Rentrée à confirmer'));
  });

  it('obeys a setting that came since [B-103]', async () => {
    const id = await out();
    const token = await permission(id, 'returned');
    await set(world, 'restrict_returns = true');
    expect(await act(token)).toMatchObject({ outcome: 'counted', effect: 'asksReturn' });
    await set(world, 'restrict_returns = false');
  });

  it('asks for a month more', async () => {
    const id = await out();
    expect(await act(await permission(id, 'month'))).toEqual(
      counted(
        'asksMonth',
        '2026-03-15',
        'Demande d’un mois de plus transmise\u202F: un gestionnaire va te répondre.',
      ),
    );
    expect([await stored(id), await requests(id)]).toEqual([
      [open],
      [{ kind: 'month', at: '2026-03-15 09:00' }],
    ]);
  });

  it('counts once, however often it is sent, and says each time the same', async () => {
    const id = await out();
    const token = await permission(id, 'returned');
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => act(token, { key })));
    later(100);
    answers.push(await act(token, { key, ago: 90 * 3600 }));
    expect(answers).toEqual(answers.map(() => returned('15/03/2026')));
    expect(await logged(id)).toHaveLength(1);
  });

  it('is refused to whoever uses the permission a second time', async () => {
    const id = await out();
    const token = await permission(id, 'month');
    await act(token);
    later(24);
    expect(await act(token)).toEqual(
      refusal('Cette autorisation a déjà servi le 15/03/2026. Connecte-toi pour voir où tu en es.'),
    );
    expect(await logged(id)).toHaveLength(1);
  });

  it('is refused after thirty days, with what to do', async () => {
    const id = await out();
    const token = await permission(id, 'returned');
    later(30 * 24);
    expect(await act(token)).toEqual(
      refusal(
        'Cette action a attendu plus de 30 jours\u202F: elle n’est plus valable. Connecte-toi pour la refaire.',
      ),
    );
    expect(await stored(id)).toEqual([open]);
  });

  it('needs an idempotency key', async () => {
    const id = await out();
    const token = await permission(id, 'returned');
    for (const headers of [{}, { 'Idempotency-Key': 'none' }]) {
      const { body } = await world.call('POST /pocket/act', { form: { token }, headers });
      expect(body.success).toBe(false);
    }
    expect(await stored(id)).toEqual([open]);
  });

  it.each([
    ['nothing', () => ''],
    ['another letter', (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'Q' : 'A')],
    ['the same of another congregation', (token: string) => token.replace(/^1-/u, '2-')],
    ['hostile text', () => "1-'; drop table pocket_permissions; --"],
  ])('is refused with a permission that is %s', async (_, spoil) => {
    const id = await out();
    expect(await act(spoil(await permission(id, 'returned')))).toEqual(unknown);
    expect(await stored(id)).toEqual([open]);
  });

  it('takes a waiting time that is none for none', async () => {
    const id = await out();
    const token = await permission(id, 'returned');
    const { body } = await world.call('POST /pocket/act', {
      form: { token, seconds_ago: '-9e99' },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    expect(body).toEqual(returned('15/03/2026'));
  });

  it('is slowed for an address that guesses [OWN-215]', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.77', 'Idempotency-Key': randomUUID() };
    const statuses: number[] = [];
    for (let time = 0; time < 60; time += 1) {
      const form = { token: `1-${'A'.repeat(20)}${10 + time}` };
      statuses.push((await world.call('POST /pocket/act', { form, headers })).status);
    }
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('an act that came too late [OWN-108]', () => {
  const giveBack = (id: number) =>
    staff.ask('3', 'POST /territory/return', {
      territory_ids: String(id),
      return_date: '2026-03-14',
    });

  it('says that a manager has returned the territory, and when', async () => {
    const id = await out();
    const [back, month] = [await permission(id, 'returned'), await permission(id, 'month')];
    await giveBack(id);
    for (const token of [back, month])
      expect(await act(token)).toEqual(
        conflict('Rentré entre-temps par un gestionnaire le 14/03/2026.'),
      );
    expect(await stored(id)).toEqual([{ ...open, returned: '2026-03-14' }]);
  });

  it('says that one has returned it oneself, in whichever way', async () => {
    const id = await out();
    const [first, second] = [await permission(id, 'returned'), await permission(id, 'returned')];
    expect(await act(first)).toEqual(returned('15/03/2026'));
    expect(await act(second)).toEqual(conflict('Tu l’as déjà rentré le 15/03/2026.'));
    expect(await logged(id)).toHaveLength(1);
  });

  it('says that it came back by itself', async () => {
    await set(world, 'online_automatic_return = true');
    const id = await out({ due: '2026-03-20' });
    const token = await permission(id, 'returned');
    later(10 * 24);
    await staff.signInAgain();
    await staff.ask('3', 'GET /territory/exited/list');
    expect(await act(token)).toEqual(conflict('Rentré entre-temps automatiquement le 20/03/2026.'));
    await set(world, 'online_automatic_return = false');
  });

  it('names nobody where the log has no one line that says it, as after a restore', async () => {
    const id = await out();
    const token = await permission(id, 'returned');
    await staff.ask('5', 'POST /onetap/ask', { history_id: String(id), action: 'month' });
    await giveBack(id);
    await world.read(
      `with lines as (
         update event_logs set login = login where number_name = 'T${id} - Rue ${id}' returning id
       )
       update histories set online = online where id = ${id} returning id`,
    );
    expect(await logged(id)).toHaveLength(2);
    expect(await act(token)).toEqual(
      conflict('Ce territoire est déjà rentré depuis le 14/03/2026.'),
    );
  });

  it('says that the exit was cancelled', async () => {
    const id = await out();
    const token = await permission(id, 'returned');
    await staff.ask('3', 'POST /territory/exit/cancel', { territory_ids: String(id) });
    expect(await act(token)).toEqual(
      conflict('La sortie de ce territoire a été annulée entre-temps par un gestionnaire.'),
    );
  });

  it('says that it is another person’s now, and not whose', async () => {
    const id = await out();
    const token = await permission(id, 'returned');
    await world.read(`update histories set user_id = 6 where id = ${id} returning id`);
    expect(await act(token)).toEqual(
      conflict('Ce territoire a été attribué entre-temps à une autre personne.'),
    );
    expect(await stored(id)).toEqual([open]);
  });

  it('says that it was asked already', async () => {
    const id = await out();
    const token = await permission(id, 'month');
    await staff.ask('5', 'POST /onetap/ask', { history_id: String(id), action: 'month' });
    expect(await act(token)).toEqual(
      conflict('Tu l’as déjà demandé\u202F: un gestionnaire va te répondre.', true),
    );
    expect(await requests(id)).toHaveLength(1);
  });

  it('a request that waited gives way to another one made meanwhile, and not the other way round [OWN-207]', async () => {
    const id = await out({ online: false });
    const [back, month] = [await permission(id, 'returned'), await permission(id, 'month')];
    later(3);
    await staff.signInAgain();
    await staff.ask('5', 'POST /onetap/ask', { history_id: String(id), action: 'month' });
    expect(await act(back, { ago: 2 * 3600 })).toEqual(
      conflict('Tu as fait une autre demande depuis\u202F: c’est elle qui compte.', true),
    );
    expect(await requests(id)).toEqual([{ kind: 'month', at: '2026-03-15 12:00' }]);
    later(1);
    expect(await act(back)).toMatchObject({ outcome: 'counted', effect: 'asksReturn' });
    expect(await requests(id)).toEqual([{ kind: 'returned', at: '2026-03-15 13:00' }]);
    expect(await act(month, { ago: 2 * 3600 })).toMatchObject({ outcome: 'conflict', held: true });
    expect(await requests(id)).toHaveLength(1);
  });

  it('for a month, where a manager has given one, offers to ask for another', async () => {
    const id = await out();
    const token = await permission(id, 'month');
    await staff.ask('3', 'POST /history/reprieve', {
      territory_id: String(id),
      history_id: String(id),
    });
    const answer = await act(token);
    expect(answer).toEqual({
      ...conflict('Prolongé entre-temps par un gestionnaire\u202F: à rentrer le 01/06/2026.', true),
      due_date: '2026-06-01',
      token: expect.stringMatching(/^1-[\w-]{22}$/u) as unknown,
      expires_at: '2026-04-14T09:00:00Z',
    });
    expect(await requests(id)).toEqual([]);
    expect(await act(String(answer['token']))).toMatchObject({ effect: 'asksMonth' });
    expect(await requests(id)).toHaveLength(1);
  });
});
