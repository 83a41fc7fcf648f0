import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyCongregation } from '../../backend/daily/daily.ts';
import { aPasskey, signInWith } from '../passkeys/people-with-passkeys.ts';
import { aCongregation } from '../support/builders.ts';
import { refusal, success, told } from '../support/generic-fields.ts';
import { openWorld, type World } from '../support/world.ts';
import {
  aFactor,
  codeOf,
  type Person,
  signIn,
  somebody,
  withPassword,
} from './people-with-factor.ts';

let world: World;

const begun = '2026-03-15T09:00:00Z';
const lastMoment = '2026-03-22T08:59:59Z';
const over = '2026-03-22T09:00:00Z';

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world);
  await aCongregation(world, { id: 2, name: 'Assemblée Nord' });
});
beforeEach(() => {
  world.clock.set(begun);
});
afterAll(() => world.close());

const demand = async (by: Person, demanded: 'y' | 'n') =>
  (await world.call('POST /secondfactor/demand', { token: by.token, form: { demanded } })).body;
const looked = async ({ token }: Person) =>
  (await world.call('GET /secondfactor/demand', { token })).body;
const menuOf = async (token: unknown) =>
  (await world.call('GET /user/menu', { token: String(token) })).body;
const tokenOf = async (person: Person) => String((await withPassword(world, person))['token']);
const owes = {
  ...refusal(
    'Un second facteur est demandé pour ton compte, et le délai est passé\u202F: ajoute-le d’abord, puis continue.',
  ),
  message_type: 'warning',
};
const passkeyAsked = {
  ...refusal(
    'Un second facteur est demandé pour ton compte\u202F: connecte-toi avec ta clé d’accès, par «\u202FSe connecter sans mot de passe\u202F». Si tu ne l’as plus, demande un nouveau mot de passe à un administrateur.',
  ),
  message_type: 'warning',
};
const list = (token: string) => world.call('GET /booking/list', { token });
/** Of an administrator and a manager, while `work` is done. */
async function whileDemanded(
  work: (people: { readonly administrator: Person; readonly manager: Person }) => Promise<void>,
) {
  const administrator = await somebody(world, { role: 2 });
  const manager = await somebody(world);
  expect(await demand(administrator, 'y')).toEqual(
    told(
      'Un second facteur est demandé aux gestionnaires et administrateurs\u202F: chacun a sept jours pour ajouter le sien.',
    ),
  );
  try {
    await work({ administrator, manager });
  } finally {
    await world.database.asTenant(1, async (db) => {
      await db.rows('delete from second_factor_policies where congregation_id = 1');
      await db.rows('delete from second_factor_demands where congregation_id = 1');
    });
  }
}

describe('a congregation', () => {
  it('demands it, once; sees who lacks it; ends it; each is logged [OWN-399]', async () => {
    const administrator = await somebody(world, { role: 2, congregation: 2 });
    const manager = await somebody(world, { congregation: 2 });
    await somebody(world, { role: 4, congregation: 2 });
    await aFactor(world, manager.token);
    const facts = { by_site: false, in_charge: 2, without: 1 };
    expect(await looked(administrator)).toEqual(success({ ...facts, since: null }));
    expect(await demand(administrator, 'y')).toMatchObject({ success: true });
    expect(await looked(administrator)).toEqual(success({ ...facts, since: '15/03/2026' }));
    expect(await demand(administrator, 'y')).toEqual({
      ...refusal('Ton assemblée le demande déjà.'),
      message_type: 'info',
    });
    expect(
      await world.read('select user_id from second_factor_demands order by user_id', 2),
    ).toEqual([{ user_id: administrator.id }, { user_id: manager.id }]);
    expect(await demand(administrator, 'n')).toEqual(
      told('Le second facteur n’est plus demandé par ton assemblée.'),
    );
    expect(await world.read('select user_id from second_factor_demands', 2)).toEqual([]);
    expect(await demand(administrator, 'n')).toEqual({
      ...refusal('Ton assemblée ne le demande pas.'),
      message_type: 'info',
    });
    expect(
      await world.read(
        `select action from event_logs where user_id = ${administrator.id} order by id`,
        2,
      ),
    ).toEqual([
      { action: 'Second facteur demandé aux gestionnaires et administrateurs' },
      { action: 'Second facteur plus demandé aux gestionnaires et administrateurs' },
    ]);
  });

  it('demands nothing of another one, nor of elders and publishers [OWN-399]', async () => {
    const stranger = await somebody(world, { congregation: 2 });
    const elder = await somebody(world, { role: 4 });
    await whileDemanded(async () => {
      world.clock.set(over);
      for (const person of [stranger, elder]) {
        const token = await tokenOf(person);
        expect(await menuOf(token)).not.toHaveProperty('second_factor');
        expect((await world.call('GET /territory/list', { token })).body.success).toBe(true);
      }
    });
  });
});

describe('the seven days', () => {
  it('are told with their end at each sign-in, and in Mon compte [OWN-401]', async () => {
    await whileDemanded(async ({ manager }) => {
      world.clock.set(lastMoment);
      const token = await tokenOf(manager);
      const days = { until: '22/03/2026', over: false };
      expect(await menuOf(token)).toMatchObject({
        second_factor: { ...days, passkey: false, removed: null },
      });
      expect((await world.call('GET /secondfactor/view', { token })).body).toEqual(
        success({ offered: true, since: null, codes_left: null, ...days }),
      );
      expect((await list(token)).body.success).toBe(true);
    });
  });

  it('end for a session that began in them, too [OWN-400]', async () => {
    await whileDemanded(async ({ manager }) => {
      world.clock.set(lastMoment);
      const token = await tokenOf(manager);
      world.clock.set(over);
      expect((await list(token)).body).toEqual(owes);
    });
  });

  it('begin anew for whoever gets more rights, and end with the rights [OWN-399]', async () => {
    const elder = await somebody(world, { role: 4 });
    await whileDemanded(async ({ administrator }) => {
      const role = (role_id: number) =>
        world.call('POST /user/edit', {
          token: administrator.token,
          form: {
            user_id: String(elder.id),
            login: elder.login,
            email: '',
            password: '',
            role_id: String(role_id),
          },
        });
      await role(3);
      world.clock.set('2026-03-20T09:00:00Z');
      await world.database.asTenant(1, (db) => tidyCongregation(db, world.clock));
      world.clock.set(over);
      expect(await menuOf(await tokenOf(elder))).toMatchObject({
        second_factor: { until: '27/03/2026', over: false },
      });
      world.clock.set('2026-03-27T09:00:00Z');
      expect(await menuOf(await tokenOf(elder))).toMatchObject({ second_factor: { over: true } });
      await world.database.asTenant(1, (db) =>
        db.rows('update users set role_id = 4 where id = $1', [elder.id]),
      );
      expect(await menuOf(await tokenOf(elder))).not.toHaveProperty('second_factor');
      expect(
        await world.read(`select since from second_factor_demands where user_id = ${elder.id}`),
      ).toEqual([]);
    });
  });

  it('begin with the first sign-in where the hourly job has not come by yet [OWN-399]', async () => {
    await whileDemanded(async () => {
      world.clock.set('2026-04-01T09:00:00Z');
      const raised = await somebody(world);
      expect(await menuOf(raised.token)).toMatchObject({
        second_factor: { until: '08/04/2026', over: false },
      });
    });
  });

  it('are those of the site where it demands it, in every congregation [OWN-399]', async () => {
    const manager = await somebody(world, { congregation: 2 });
    const hourly = (secondFactorDemanded: boolean) =>
      world.database.asTenant(2, (db) =>
        tidyCongregation(db, world.clock, { secondFactorDemanded }),
      );
    await hourly(true);
    expect(await menuOf(manager.token)).toMatchObject({
      second_factor: { until: '22/03/2026', over: false },
    });
    await hourly(false);
    expect(await menuOf(manager.token)).not.toHaveProperty('second_factor');
  });
});

describe('after them', () => {
  it('the menu is empty and says so [OWN-400]', async () => {
    await whileDemanded(async ({ manager }) => {
      world.clock.set(over);
      expect(await menuOf(await tokenOf(manager))).toMatchObject({
        items: [],
        second_factor: { until: '22/03/2026', over: true, passkey: false, removed: null },
      });
    });
  });

  it('a code of an application opens everything, in the same session [OWN-400]', async () => {
    await whileDemanded(async ({ manager }) => {
      world.clock.set(over);
      const token = await tokenOf(manager);
      const { key } = await aFactor(world, token);
      expect((await list(token)).body.success).toBe(true);
      const { token: next } = await signIn(world, manager, codeOf(world, key));
      expect(await menuOf(next)).not.toHaveProperty('second_factor');
      expect((await list(String(next))).body.success).toBe(true);
    });
  });

  it('a passkey does, in the same session; then the password alone opens nothing [OWN-400]', async () => {
    await whileDemanded(async ({ manager }) => {
      world.clock.set(over);
      const token = await tokenOf(manager);
      const passkey = await aPasskey(world, token);
      expect((await list(token)).body.success).toBe(true);
      const { token: next } = await signInWith(world, passkey);
      expect(await menuOf(next)).not.toHaveProperty('second_factor');
      expect((await list(String(next))).body.success).toBe(true);
      expect(await withPassword(world, manager)).toEqual(passkeyAsked);
    });
  });

  it('a new password of an administrator ends a lost passkey and leads to the set-up again [OWN-400]', async () => {
    await whileDemanded(async ({ administrator, manager }) => {
      const { key } = await aFactor(world, administrator.token);
      await aPasskey(world, manager.token);
      world.clock.set(over);
      await world.call('POST /user/edit', {
        token: String((await signIn(world, administrator, codeOf(world, key)))['token']),
        form: {
          user_id: String(manager.id),
          login: manager.login,
          email: '',
          password: 'soleil2026juin',
          role_id: '3',
        },
      });
      const form = { login: manager.login, password: 'soleil2026juin', congregation_id: '1' };
      const { token } = (await world.call('POST /user/auth', { form })).body;
      expect(await menuOf(token)).toMatchObject({ second_factor: { over: true } });
    });
  });

  it('whoever ends his own owes another at once [OWN-400]', async () => {
    await whileDemanded(async ({ manager }) => {
      const { key } = await aFactor(world, manager.token);
      world.clock.set(over);
      const token = String((await signIn(world, manager, codeOf(world, key)))['token']);
      world.clock.set('2026-03-22T09:01:00Z');
      const end = { present_password: '', code: codeOf(world, key) };
      expect((await world.call('POST /secondfactor/end', { token, form: end })).body.success).toBe(
        true,
      );
      expect((await list(token)).body).toEqual(owes);
    });
  });
});
