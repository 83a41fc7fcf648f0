import { describe, expect, it } from 'vitest';
import { aTerritory } from '../support/builders.ts';
import { choose } from './message-desk.ts';
import {
  add,
  edit,
  give,
  helene,
  openPushDesk,
  out,
  plan,
  send,
  service,
  shown,
  staff,
  waiting,
  world,
} from './push-desk.ts';
import { aBrowser } from './push-service.ts';

openPushDesk();

describe('a message', () => {
  it('is encrypted for one device, signed by the server, and bare [OWN-410]', async () => {
    await out(1, 11, '2026-03-20');
    await plan();
    expect(await send()).toEqual([null]);
    const [{ path, headers }] = service.posted as [(typeof service.posted)[number]];
    expect(path).toBe('/phone');
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/u),
      ttl: expect.stringMatching(/^8\d{4}$/u),
    });
    expect(shown()).toEqual([
      {
        title: 'Un territoire est à rentrer le 20 mars',
        body: 'Dans 4 jours.',
        url: '/t-my-exited',
        actions: [
          { title: 'Je l’ai rentré', url: expect.stringMatching(/^\/lien\/1-/u) },
          { title: 'Un mois de plus', url: expect.stringMatching(/^\/lien\/1-/u) },
        ],
        tag: expect.stringMatching(/^1-\d+$/u),
      },
    ]);
    const [{ actions }] = shown() as [{ actions: { url: string }[] }];
    const token = actions[1]?.url.replace('/lien/', '') ?? '';
    expect((await world.call('GET /onetap/link/{token}', { path: { token } })).body).toMatchObject({
      success: true,
      action: 'month',
      number_name: 'T1 - Rue 1',
    });
  });

  it('about several is one, and nothing is told twice [OWN-410]', async () => {
    await out(1, 11, '2026-03-20');
    await out(2, 11, '2026-03-02');
    await plan();
    await plan();
    await send();
    expect(shown()).toMatchObject([
      {
        title: '2 territoires à rentrer, dont 1 en retard',
        body: 'Touche pour répondre.',
        url: '/t-my-exited',
        actions: [],
      },
    ]);
    world.clock.set('2026-03-17T09:00:00Z');
    await plan();
    expect(await waiting()).toEqual([]);
    world.clock.set('2026-03-21T09:00:00Z');
    await plan();
    expect(await waiting()).toHaveLength(1);
  });

  it('says nothing about what was settled meanwhile [OWN-410]', async () => {
    for (const settle of [
      'update histories set return_date = release_date where id = 1',
      'delete from histories where id = 1',
      'update histories set user_id = 5 where id = 1',
      "update histories set theoretical_return_date = '2026-09-01' where id = 1",
      "insert into assignment_requests (congregation_id, history_id, user_id, kind, asked_at) values (1, 1, 11, 'month', now())",
      "insert into message_choices values (1, 11, 'soon', null, false)",
    ]) {
      await edit('delete from territories');
      await edit('delete from messages_told');
      await out(1, 11, '2026-03-20');
      await plan();
      expect(await waiting()).toHaveLength(1);
      await edit(settle);
      expect(await send()).toEqual([null]);
      expect([settle, service.posted, await waiting()]).toEqual([settle, [], []]);
    }
  });

  it('tells what was given, until it is taken back [OWN-407, OWN-410]', async () => {
    for (const id of [1, 2, 3]) await aTerritory(world, { id });
    await give('11', '1,2');
    await give('11', '3');
    await edit('delete from histories where territory_id in (1, 3)');
    await send();
    expect(shown()).toMatchObject([
      { title: 'Un territoire pour toi', body: 'Touche pour le voir.', url: '/t-my-exited' },
    ]);
  });

  it('tells managers of a request while it waits, and its person of the answer [OWN-410]', async () => {
    const desk = aBrowser(service.origin, 'desk');
    await add(staff.token('3'), desk);
    await out(1, 11, '2026-05-01');
    const ask = (action: string) =>
      world.call('POST /onetap/ask', { token: helene, form: { history_id: '1', action } });
    await ask('month');
    await send();
    expect(shown(desk)).toMatchObject([
      { title: 'Demande\u202F: un mois de plus', url: '/t-exited?q=demande' },
    ]);
    service.answer(201);
    await ask('returned');
    const [request] = await world.read<{ id: number }>('select id from assignment_requests');
    await staff.ask('2', 'POST /onetap/refuse', { request_id: String(request?.id) });
    await send();
    expect(shown()).toMatchObject([
      { title: 'Rentrée à vérifier', body: 'Touche pour voir tes territoires.' },
    ]);
  });

  it('of managers goes to nobody who is none any more [OWN-410]', async () => {
    await add(staff.token('3'), aBrowser(service.origin, 'desk'));
    await out(1, 11, '2026-05-01');
    await world.call('POST /onetap/ask', {
      token: helene,
      form: { history_id: '1', action: 'month' },
    });
    await edit('update users set role_id = 5 where id = 3');
    expect(await send()).toEqual([null]);
    expect(service.posted).toEqual([]);
  });

  it('says on Monday what is overdue, to managers who chose it, once [OWN-412]', async () => {
    const desk = aBrowser(service.origin, 'desk');
    await add(staff.token('3'), desk);
    await out(1, 5, '2026-03-02');
    await out(2, 5, '2026-03-01');
    await plan();
    await choose(world, staff.token('3'), ['overdue', 'push', true]);
    world.clock.set('2026-03-17T09:00:00Z');
    await plan();
    expect(await waiting()).toEqual([]);
    world.clock.set('2026-03-23T09:00:00Z');
    await plan();
    await plan();
    await send();
    expect(shown(desk)).toMatchObject([
      { title: '2 territoires sont en retard', url: '/t-exited' },
    ]);
  });
});
