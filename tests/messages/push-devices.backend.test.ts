import { describe, expect, it } from 'vitest';
import { aUser } from '../support/builders.ts';
import { refusal, told } from '../support/generic-fields.ts';
import {
  add,
  edit,
  helene,
  openPushDesk,
  out,
  phone,
  plan,
  send,
  service,
  staff,
  subscribed,
  waiting,
  world,
} from './push-desk.ts';
import { aBrowser } from './push-service.ts';

openPushDesk();

describe('a device', () => {
  it('is added once a browser has subscribed, known by its mark, and ended by its owner alone [OWN-408]', async () => {
    expect(await add(helene, aBrowser(service.origin, 'other'))).toEqual(
      told('Cet appareil reçoit tes messages.'),
    );
    const list = async (token: string) =>
      (await world.call('GET /message/choice/list', { token })).body['devices'] as {
        id: string;
      }[];
    const devices = await list(helene);
    expect(devices).toEqual([
      {
        id: expect.any(String),
        device: expect.any(String),
        since: '16/03/2026',
        mark: expect.stringMatching(/^[\da-f]{32}$/u),
      },
      expect.any(Object),
    ]);
    const end = async (token: string, device_id: string) =>
      (await world.call('POST /message/device/end', { token, form: { device_id } })).body;
    const gone = refusal('Cet appareil ne reçoit déjà plus rien.');
    const { id } = devices[0]!;
    for (const other of ['5', 'neighbour', 'site in 2'] as const)
      expect(await end(staff.token(other), id)).toEqual(gone);
    for (const wrong of ['', 'x', "' or true --"]) expect(await end(helene, wrong)).toEqual(gone);
    expect(await end(helene, id)).toEqual(told('Cet appareil ne reçoit plus tes messages.'));
    expect(await list(helene)).toEqual([devices[1]]);
  });

  it('is at a known push service only, with keys one can encrypt for [OWN-409]', async () => {
    const { form } = aBrowser('https://fcm.googleapis.com', 'x');
    const wrong = refusal('Cet appareil ne peut pas recevoir de messages.');
    for (const its of [
      { endpoint: 'http://fcm.googleapis.com/x' },
      { endpoint: 'https://fcm.googleapis.com.example.org/x' },
      { endpoint: 'https://169.254.169.254/x' },
      { endpoint: 'https://localhost/x' },
      { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}` },
      { endpoint: '' },
      { p256dh: Buffer.alloc(65, 4).toString('base64url') },
      { p256dh: 'AAAA' },
      { auth: 'AAAA' },
    ])
      expect(
        (await world.call('POST /message/device/add', { token: helene, form: { ...form, ...its } }))
          .body,
      ).toEqual(wrong);
    expect(await subscribed()).toEqual([11]);
  });

  it('is whose it was last: what waits for the former person is shown to nobody [OWN-408]', async () => {
    await out(1, 11, '2026-03-20');
    await plan();
    expect(await waiting()).toHaveLength(1);
    await add(staff.token('5'), phone);
    expect(await subscribed()).toEqual([5]);
    expect(await waiting()).toEqual([]);
  });

  it('ends with the connection it was made in, with all of them, a new password and the account; ten are kept [OWN-408]', async () => {
    await aUser(world, { id: 40, login: 'MARTIN Paul' });
    const token = await world.signIn('MARTIN Paul');
    const { body } = await world.call('GET /user/connection/list', { token });
    const [{ id }] = body['connections'] as [{ id: string }];
    const other = await world.signIn('MARTIN Paul');
    await add(token, aBrowser(service.origin, 'p1'));
    await add(other, aBrowser(service.origin, 'p2'));
    await world.call('POST /user/connection/end', { token: other, form: { connection_id: id } });
    expect(await subscribed()).toEqual([11, 40]);
    await world.call('POST /user/connection/endall', { token: other });
    expect(await subscribed()).toEqual([11]);
    const third = await world.signIn('MARTIN Paul');
    for (let n = 0; n < 12; n += 1) await add(third, aBrowser(service.origin, `n${n}`));
    expect((await subscribed()).filter((user) => user === 40)).toHaveLength(10);
    await staff.ask('2', 'POST /user/remove', { user_id: '40' });
    expect(await subscribed()).toEqual([11]);
  });

  it('of another key of the server is forgotten when something is to be sent [OWN-408]', async () => {
    await edit("update push_subscriptions set key_mark = 'former'");
    await out(1, 11, '2026-03-20');
    await plan();
    expect(await send()).toEqual([null]);
    expect([service.posted, await subscribed()]).toEqual([[], []]);
  });
});
