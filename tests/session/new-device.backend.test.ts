import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCongregation, aUser, thePassword } from '../support/builders.ts';
import { set } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let world: World;
let people = 0;

beforeAll(async () => {
  world = await openWorld({ publicUrl: 'https://plans.example.org' });
  await aCongregation(world, { settings: { sendmail: true } });
});
beforeEach(() => {
  world.clock.set('2026-03-15T09:00:00Z');
});
afterAll(() => world.close());

async function somebody(facts: Partial<Parameters<typeof aUser>[1]> = {}) {
  const id = (people += 1);
  const login = `DEMO Personne ${id}`;
  await aUser(world, { id, login, email: `p${id}@example.org`, subscription: true, ...facts });
  const signIn = async (mark = '') => {
    const { body } = await world.call('POST /user/auth', {
      form: { login, password: thePassword, congregation_id: '1', device_mark: mark },
      headers: { 'User-Agent': firefox },
    });
    return body;
  };
  const arrive = async (mark = '') => String((await signIn(mark))['device_mark']);
  const mails = () =>
    world.read<{ subject: string; body: string }>(
      `select subject, body from mail_outbox where user_id = ${id} order by id`,
    );
  const news = () =>
    world.read<{ new_device: boolean }>(
      `select new_device from sessions where user_id = ${id} order by began_at, new_device desc`,
    );
  return { id, login, signIn, arrive, mails, news };
}

const subject = 'Connexion depuis un nouvel appareil';

describe('a sign-in on a device that was not known', () => {
  it('is told to the person with the device, day and time, and what to do [OWN-374]', async () => {
    const { arrive, mails } = await somebody();
    await arrive();
    const [mail, ...others] = await mails();
    expect([mail?.subject, others]).toEqual([subject, []]);
    for (const said of [
      'a été ouvert le 15/03/2026 à 10:00 sur un appareil qui n’était pas connu\u202F: Firefox sur Linux.',
      'C’était toi\u202F? Il n’y a rien à faire.',
      'Dans «\u202FMon compte\u202F», appuie tout de suite sur «\u202FDéconnecter partout\u202F», ce qui supprime aussi les clés d’accès, puis connecte-toi et choisis un nouveau mot de passe.',
      'https://plans.example.org/u-my-account',
    ]) {
      expect(mail?.body).toContain(said);
    }
  });

  it('is told once for a device, and again for another one [OWN-374]', async () => {
    const { arrive, mails, news } = await somebody();
    const mark = await arrive();
    expect(await arrive(mark)).toBe(mark);
    expect(await mails()).toHaveLength(1);
    world.clock.set('2026-03-15T09:30:00Z');
    await arrive();
    expect(await mails()).toHaveLength(2);
    expect(await news()).toEqual([
      { new_device: true },
      { new_device: false },
      { new_device: true },
    ]);
  });

  it('is told again after a new password, which ends what was known [OWN-374, OWN-216]', async () => {
    const { arrive, mails, signIn } = await somebody();
    const mark = await arrive();
    const token = String((await signIn(mark))['token']);
    await world.call('POST /user/connection/endall', { token });
    await arrive(mark);
    expect(await mails()).toHaveLength(2);
  });

  it('is told to one person of two who share a device [OWN-374]', async () => {
    const [one, two] = [await somebody(), await somebody()];
    const mark = await one.arrive();
    await two.arrive(mark);
    expect([await one.mails(), await two.mails()]).toMatchObject([[{ subject }], [{ subject }]]);
    await one.arrive(mark);
    await two.arrive(mark);
    expect([await one.mails(), await two.mails()]).toMatchObject([[{ subject }], [{ subject }]]);
  });
});

describe('nothing is told', () => {
  it('of the very first sign-in of an account [OWN-374]', async () => {
    const { arrive, mails, news } = await somebody({ acceptedPrivacy: false });
    await arrive();
    expect(await mails()).toEqual([]);
    expect(await news()).toEqual([{ new_device: false }]);
    world.clock.set('2026-03-15T10:00:00Z');
    await arrive();
    expect(await mails()).toMatchObject([{ subject }]);
  });

  it.each([
    ['to who accepts no mails', { subscription: false }],
    ['to who has no address', { email: null }],
  ])('%s [OWN-374]', async (_, facts) => {
    const { arrive, mails, news } = await somebody(facts);
    await arrive();
    expect(await mails()).toEqual([]);
    expect(await news()).toEqual([{ new_device: true }]);
  });

  it('in a congregation that sends no mails by itself [OWN-374]', async () => {
    const { arrive, mails } = await somebody();
    await set(world, 'sendmail = false');
    await arrive();
    await set(world, 'sendmail = true');
    expect(await mails()).toEqual([]);
  });

  it('of a sign-in that failed [OWN-374]', async () => {
    const { login, mails } = await somebody();
    const form = { login, password: 'autre', congregation_id: '1', device_mark: '' };
    expect((await world.call('POST /user/auth', { form })).body.success).toBe(false);
    expect(await mails()).toEqual([]);
  });
});
