import { beforeEach, describe, expect, it } from 'vitest';
import { putPush } from '../../backend/domain/messages/put-push.queries.ts';
import { refusal, told } from '../support/generic-fields.ts';
import {
  edit,
  helene,
  openPushDesk,
  out,
  plan,
  send,
  service,
  shown,
  subscribed,
  timeGoesBy,
  waiting,
  world,
} from './push-desk.ts';

openPushDesk();

describe('a push service that answers', () => {
  beforeEach(async () => {
    await out(1, 11, '2026-03-20');
    await plan();
  });
  const tries = () => world.read('select tries from push_outbox');

  it.each([404, 410])('%i: the device is forgotten [OWN-410]', async (status) => {
    service.answer(status);
    expect(await send()).toEqual([null]);
    expect([await subscribed(), await waiting()]).toEqual([[], []]);
  });

  it.each([400, 401, 403, 413, 301, 307])(
    '%i: that message ends, and the device stays [OWN-410]',
    async (status) => {
      service.answer((response) => {
        response.writeHead(status, { location: `${service.origin}/elsewhere` }).end();
      });
      expect(await send()).toEqual([null]);
      expect(service.posted.map(({ path }) => path)).toEqual(['/phone']);
      expect([await subscribed(), await waiting()]).toEqual([[11], []]);
      expect(await world.read('select from one_tap_links')).toEqual([]);
    },
  );

  it.each([500, 503, 'nothing'] as const)(
    '%s: it is tried again, each time later, and leaves no link behind [OWN-410]',
    async (answering) => {
      service.answer(answering);
      for (const [again, after] of [
        [60, 1],
        [120, 2],
        [240, 3],
      ]) {
        expect(await send()).toEqual([again]);
        expect(await tries()).toEqual([{ tries: after }]);
        await timeGoesBy();
      }
      expect(await world.read('select from one_tap_links')).toEqual([]);
      service.answer(201);
      expect(await send()).toEqual([null]);
      expect([shown().length, await waiting()]).toEqual([1, []]);
    },
  );

  it('429: it is tried again when the service says [OWN-410]', async () => {
    const after = (seconds: string) =>
      service.answer((response) => {
        response.writeHead(429, { 'retry-after': seconds }).end();
      });
    after('1800');
    expect(await send()).toEqual([1800]);
    expect(await send()).toEqual([1800]);
    expect(service.posted).toHaveLength(1);
    await timeGoesBy();
    after(new Date(Date.now() + 3_600_000).toUTCString());
    const [again] = await send();
    expect(Number(again)).toBeGreaterThan(3500);
    expect(Number(again)).toBeLessThan(3700);
    await timeGoesBy();
    after('soon');
    expect(await send()).toEqual([240]);
  });

  it('for a day with no answer: it is told no more [OWN-410]', async () => {
    await edit("update push_outbox set made_at = now() - interval '24 hours 1 second'");
    expect(await send()).toEqual([null]);
    expect([service.posted, await waiting(), await subscribed()]).toEqual([[], [], [11]]);
  });
});

describe('quiet hours', () => {
  const quiet = async (from_hour: string, until_hour: string) =>
    (await world.call('POST /message/quiet', { token: helene, form: { from_hour, until_hour } }))
      .body;

  it('hold a message until their end, 21 to 8 for whoever chose none [OWN-411]', async () => {
    await world.database.asTenant(1, (db) =>
      putPush(db, 11, { kind: 'given', histories: [1], detail: '' }),
    );
    await out(1, 11, '2026-09-01');
    world.clock.set('2026-03-16T21:30:00Z');
    expect(await send()).toEqual([34_200]);
    world.clock.set('2026-03-17T05:00:00Z');
    expect(await send()).toEqual([7200]);
    expect(service.posted).toEqual([]);
    world.clock.set('2026-03-17T07:00:00Z');
    expect(await send()).toEqual([null]);
    expect(service.posted).toHaveLength(1);
  });

  it('are one’s own, by day too, or none [OWN-411]', async () => {
    const hold = async () => {
      await world.database.asTenant(1, (db) =>
        putPush(db, 11, { kind: 'given', histories: [1], detail: '' }),
      );
      return send();
    };
    await out(1, 11, '2026-09-01');
    expect(await quiet('9', '12')).toEqual(told('Ces heures restent calmes.'));
    expect(await hold()).toEqual([7200]);
    await quiet('3', '3');
    world.clock.set('2026-03-16T02:30:00Z');
    expect(await send()).toEqual([null]);
    for (const wrong of ['', '24', '-1', 'x', '9.5', '007'])
      expect(await quiet('8', wrong)).toEqual(refusal('Choisis une heure entre 0 et 23.'));
  });
});
