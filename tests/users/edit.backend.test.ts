import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../support/builders.ts';
import { refusal, success, told } from '../support/generic-fields.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type Form, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
});
beforeEach(async () => {
  await world.database.asTenant(1, async (db) => {
    await db.rows('delete from users where id in (40, 1040)');
    await db.rows('delete from event_logs');
  });
  await aUser(world, { id: 40, login: 'DUPONT Jean', email: 'jean@example.org' });
});
afterAll(() => world.close());

const whole = {
  user_id: '40',
  login: 'DUPONT Jean',
  password: '',
  email: 'jean@example.org',
  role_id: '5',
};
const edit = (form: Form = {}, who: Who = '3') =>
  staff.ask(who, 'POST /user/edit', { ...whole, ...form });
const view = (user_id: string, who: Who = '3') => staff.ask(who, 'POST /user/view', { user_id });
const row = async () =>
  (
    await world.read(
      'select login, email, role_id, token_version from users where id = 40 order by id',
    )
  )[0];
const before = {
  login: 'DUPONT Jean',
  email: 'jean@example.org',
  role_id: 5,
  token_version: 0,
};
const actions = async () =>
  (await world.read<{ action: string }>('select action from event_logs order by id')).map(
    ({ action }) => action,
  );
const edited = told('Proclamateur modifié.');
const unknown = refusal('Ce proclamateur n’existe pas.');
const above = refusal(
  'Tu n’as pas les droits nécessaires pour cette action. Demande à un administrateur.',
);
const badIds = ['21', '99999', '0', '-1', '2147483648', 'abc', '', '4e1'];

describe('a user to edit', () => {
  it('is shown with the roles one may give, and no password [REST-33, UEDT-02]', async () => {
    expect(await view('40')).toEqual(
      success({
        login: 'DUPONT Jean',
        email: 'jean@example.org',
        role_id: 5,
        roles: [
          { id: 3, description: 'Gestionnaire' },
          { id: 4, description: 'Ancien' },
          { id: 5, description: 'Proclamateur' },
        ],
      }),
    );
  });

  it('who is oneself can only keep the role [REST-33, B-06]', async () => {
    expect(await view('2', '2')).toMatchObject({
      role_id: 2,
      roles: [{ id: 2, description: 'Administrateur de l’assemblée' }],
    });
  });

  it.each(badIds)('is unknown as %j, or of another congregation [REST-33, GEN-20]', async (id) => {
    expect(await view(id)).toEqual(unknown);
    expect(await edit({ user_id: id, login: 'Tout Autre' })).toEqual(unknown);
    expect(await world.read("select id from users where login = 'Tout Autre'", 2)).toEqual([]);
  });

  it('is out of reach above the caller [B-06, REST-33, REST-35]', async () => {
    expect(await view('2')).toEqual(above);
    expect(await edit({ user_id: '2', login: 'Tout Autre' })).toEqual(above);
    expect(await edit({ user_id: '1', login: 'Tout Autre' }, '2')).toEqual(above);
  });
});

describe('saving a user', () => {
  it('changes name, e-mail and role, and the log says so [REST-35, UEDT-05, B-81]', async () => {
    expect(await edit({ login: ' DURAND Jeanne ', email: '', role_id: '4' })).toEqual(edited);
    expect(await row()).toEqual({ ...before, login: 'DURAND Jeanne', email: null, role_id: 4 });
    expect(await actions()).toEqual([
      'Proclamateur modifié\u202F: DURAND Jeanne',
      'Rôle du proclamateur modifié\u202F: DURAND Jeanne',
    ]);
  });

  it('without a change is done and leaves no line [REST-35, B-81]', async () => {
    expect(await edit()).toEqual(edited);
    expect(await row()).toEqual(before);
    expect(await actions()).toEqual([]);
  });

  it('without a role keeps the present one [REST-35]', async () => {
    const { role_id: _, ...others } = whole;
    await world.database.asTenant(1, (db) => db.rows('update users set role_id = 4 where id = 40'));
    expect(await staff.ask('3', 'POST /user/edit', others)).toEqual(edited);
    expect(await row()).toEqual({ ...before, role_id: 4 });
  });

  it('with no password keeps the present one, and its sessions under the same name [UEDT-04, REST-35, OWN-86]', async () => {
    const token = await world.signIn('DUPONT Jean');
    await edit({ email: 'jean@example.org' });
    expect((await world.call('GET /user/menu', { token })).status).toBe(200);
    await edit({ login: 'DUPONT Jeanne' });
    expect((await world.call('GET /user/menu', { token })).status).toBe(401);
    await world.signIn('DUPONT Jeanne');
  });

  it('with a password ends every session and a temporary password [REST-35, B-90]', async () => {
    const token = await world.signIn('DUPONT Jean');
    await world.database.asTenant(1, (db) =>
      db.rows("insert into temporary_passwords values (1, 40, 'a hash', now() + interval '1 day')"),
    );
    expect(await edit({ password: 'tout-neuf-1' })).toEqual(edited);
    expect((await world.call('GET /user/menu', { token })).status).toBe(401);
    expect(await world.read('select user_id from temporary_passwords')).toEqual([]);
    const form = { login: 'DUPONT Jean', password: 'tout-neuf-1', congregation_id: '1' };
    expect((await world.call('POST /user/auth', { form })).body.success).toBe(true);
    expect(await actions()).toEqual(['Mot de passe du proclamateur modifié\u202F: DUPONT Jean']);
  });

  it('may leave one’s own name as it is, or change its case [B-51]', async () => {
    expect(await edit({ login: 'dupont jean' })).toEqual(edited);
    expect(await row()).toEqual({ ...before, login: 'dupont jean' });
  });

  it('of oneself changes all but the role [B-06]', async () => {
    const own = { user_id: '2', login: 'Rôle numéro 2', role_id: '2', email: 'deux@example.org' };
    expect(await edit(own, '2')).toEqual(edited);
    const no = refusal('Tu ne peux pas attribuer ce rôle.');
    expect(await edit({ ...own, role_id: '3' }, '2')).toEqual(no);
    expect(await edit({ ...own, role_id: '1' }, '2')).toEqual(no);
  });

  it.each([
    [{ login: 'rôle NUMÉRO 4' }, 'Ce nom est déjà utilisé.'],
    [{ login: 'ABCDE' }, 'Ce champs doit contenir au moins 6 caractères'],
    [{ login: `A${'b'.repeat(50)}` }, 'Ce champs doit contenir 50 caractères maximum'],
    [{ login: 'DUPONT_Jean' }, 'NOM Prénom invalide'],
    [{ password: 'ABCDEF1' }, 'Mot de passe invalide'],
    [{ email: 'x@' }, 'E-mail invalide'],
    [{ role_id: '2' }, 'Tu ne peux pas attribuer ce rôle.'],
    [{ role_id: 'abc' }, 'Tu ne peux pas attribuer ce rôle.'],
  ])('with %j is refused and changes nothing [UEDT-04, REST-35]', async (form, sentence) => {
    expect(await edit({ email: 'autre@example.org', ...form })).toEqual(refusal(sentence));
    expect(await row()).toEqual(before);
    expect(await actions()).toEqual([]);
  });
});
