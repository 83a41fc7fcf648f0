import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerFirstCode } from '../../backend/first-administrator/first-code.ts';
import { aCongregation, aUser, thePassword } from '../support/builders.ts';
import { refusal } from '../support/generic-fields.ts';
import { openWorld, type World } from '../support/world.ts';

const weak = refusal(
  'Ce mot de passe est trop facile à deviner\u202F: très courant, ou tiré du nom de la personne ou de l’assemblée. Choisis-en un autre.',
);

describe('a weak password', () => {
  let world: World;
  let token: string;
  beforeAll(async () => {
    world = await openWorld();
    await aCongregation(world, { name: 'Menton' });
    await aUser(world, { id: 1, login: 'DURAND Paul', role: 3 });
    await aUser(world, { id: 2, login: 'DUPONT Hélène' });
    token = await world.signIn('DURAND Paul');
  });
  afterAll(() => world.close());

  const person = { user_id: '2', login: 'DUPONT Hélène', email: '', role_id: '5' };
  const own = { email: '', subscription: 'n', rgpd_forget_me: 'n' };

  it.each(['azerty1', 'durand12', 'menton06'])(
    'is not taken for one’s own account: %s [OWN-230, REST-09]',
    async (password) => {
      const form = { ...own, password };
      expect((await world.call('POST /user/myaccount/edit', { token, form })).body).toEqual(weak);
      expect(await world.signIn('DURAND Paul')).toBeTruthy();
    },
  );

  it.each(['azerty1', 'helene12', 'menton06'])(
    'is not given to somebody else, known or new: %s [OWN-230, REST-34, REST-35]',
    async (password) => {
      const form = { ...person, password };
      expect((await world.call('POST /user/edit', { token, form })).body).toEqual(weak);
      const added = { ...form, login: 'MARTIN Hélène' };
      expect((await world.call('POST /user/add', { token, form: added })).body).toEqual(weak);
      expect(await world.read('select login from users order by id')).toEqual([
        { login: 'DURAND Paul' },
        { login: 'DUPONT Hélène' },
      ]);
    },
  );

  it('stays good where it is in use: only a new one is looked at [OWN-230]', async () => {
    const form = { login: 'DUPONT Hélène', password: thePassword, congregation_id: '1' };
    expect((await world.call('POST /user/auth', { form })).body.success).toBe(true);
  });
});

it('a weak password does not make the first administrator, and the code stays good [OWN-230, OWN-97]', async () => {
  const world = await openWorld();
  const code = (await offerFirstCode(world.database, world.clock.now())) ?? '';
  const wish = { code, congregation: 'Menton', login: 'DUPONT Jean' };
  const give = async (password: string) =>
    (await world.call('POST /site/firstadministrator', { form: { ...wish, password } })).body;
  for (const password of ['azerty1', 'menton2026', 'dupont.jean1']) {
    expect(await give(password)).toEqual(weak);
  }
  expect((await give('tout-premier-1')).success).toBe(true);
  await world.close();
});
