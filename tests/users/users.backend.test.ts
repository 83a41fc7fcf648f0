import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aUser } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
  await aUser(world, { id: 30, login: 'Éliane Zola' });
  await aUser(world, { id: 31, login: 'eloi Martin' });
  await aUser(world, { id: 32, login: 'Zoé Abel' });
});
afterAll(() => world.close());

const forbidden = refusal(
  'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.',
);
const dictionary = [
  { id: 6, login: 'Autre Rôle 5' },
  { id: 30, login: 'Éliane Zola' },
  { id: 31, login: 'eloi Martin' },
  { id: 1, login: 'Rôle numéro 1' },
  { id: 2, login: 'Rôle numéro 2' },
  { id: 3, login: 'Rôle numéro 3' },
  { id: 4, login: 'Rôle numéro 4' },
  { id: 5, login: 'Rôle numéro 5' },
  { id: 32, login: 'Zoé Abel' },
];

describe('the list of users', () => {
  it('tells all a manager may know, and never a password [REST-29, ULST-01, B-17, B-85, B-108]', async () => {
    await aUser(world, {
      id: 33,
      login: 'Zoé Zyl',
      email: 'zoe@example.org',
      subscription: true,
      acceptedPrivacy: false,
      forgetMe: true,
    });
    const list = await staff.ask('3', 'GET /user/list');
    await world.database.asTenant(1, (db) => db.rows('delete from users where id = 33'));
    expect(list).toMatchObject({ success: true, total: 10 });
    const users = list['users'] as readonly { id: number }[];
    expect(users.map(({ id }) => id)).toEqual([...dictionary.map(({ id }) => id), 33]);
    expect(users.at(-1)).toEqual({
      id: 33,
      login: 'Zoé Zyl',
      email: 'zoe@example.org',
      subscription: true,
      rgpd_privacy: false,
      rgpd_forget_me: true,
      role_id: 5,
      role_description: 'Proclamateur',
      role_color: '#4a6b3a',
      css_class: 'row-forget',
    });
    expect(users[3]).toEqual({
      id: 1,
      login: 'Rôle numéro 1',
      email: null,
      subscription: false,
      rgpd_privacy: true,
      rgpd_forget_me: false,
      role_id: 1,
      role_description: 'Administrateur du site',
      role_color: '#7a1f3d',
      css_class: '',
    });
  });

  it('of names is for who adds one [REST-28, UADD-01, B-85]', async () => {
    expect(await staff.ask('3', 'GET /user/list/add')).toEqual(success({ users: dictionary }));
  });

  it('of whom one may edit or remove leaves out those above [REST-32, UEDT-01, UREM-01, B-06]', async () => {
    const reached = async (who: '1' | '2' | '3') => {
      const { users } = await staff.ask(who, 'GET /user/list/editorremove');
      return (users as readonly { id: number }[]).map(({ id }) => id);
    };
    expect(await reached('1')).toEqual(dictionary.map(({ id }) => id));
    expect(await reached('2')).toEqual([6, 30, 31, 2, 3, 4, 5, 32]);
    expect(await reached('3')).toEqual([6, 30, 31, 3, 4, 5, 32]);
  });

  it('of roles one may give starts at one’s own [REST-31, UADD-03, B-06]', async () => {
    const all = [
      { id: 1, description: 'Administrateur du site' },
      { id: 2, description: 'Administrateur de l’assemblée' },
      { id: 3, description: 'Gestionnaire' },
      { id: 4, description: 'Ancien' },
      { id: 5, description: 'Proclamateur' },
    ];
    for (const [who, roles] of [
      ['1', all],
      ['2', all.slice(1)],
      ['3', all.slice(2)],
      ['site in 2', all],
    ] as const) {
      expect(await staff.ask(who, 'GET /user/allowedroles')).toEqual(success({ roles }));
    }
  });

  it('shows a neighbour his own congregation only [GEN-20]', async () => {
    const own = [{ id: 21, login: 'Voisin Port' }];
    for (const call of ['GET /user/list/add', 'GET /user/list/editorremove'] as const) {
      expect(await staff.ask('neighbour', call)).toEqual(success({ users: own }));
    }
    expect(await staff.ask('neighbour', 'GET /user/list')).toMatchObject({
      total: 1,
      users: [own[0]],
    });
  });

  it.each([
    'GET /user/list',
    'GET /user/list/add',
    'GET /user/list/editorremove',
    'GET /user/allowedroles',
    'POST /user/view',
    'POST /user/add',
    'POST /user/edit',
    'POST /user/remove',
  ] as const)('is for managers only: %s [ULST-07, RG-05]', async (call) => {
    for (const who of ['4', '5'] as const) expect(await staff.ask(who, call)).toEqual(forbidden);
  });
});

describe('everybody of the congregation', () => {
  it('is listed as in a French dictionary, with nothing but a name, and counted [REST-30, B-85, B-108]', async () => {
    expect(await staff.ask('3', 'GET /user/list/entire')).toEqual(
      success({
        users: [
          { id: 6, login: 'Autre Rôle 5' },
          { id: 30, login: 'Éliane Zola' },
          { id: 31, login: 'eloi Martin' },
          { id: 1, login: 'Rôle numéro 1' },
          { id: 2, login: 'Rôle numéro 2' },
          { id: 3, login: 'Rôle numéro 3' },
          { id: 4, login: 'Rôle numéro 4' },
          { id: 5, login: 'Rôle numéro 5' },
          { id: 32, login: 'Zoé Abel' },
        ],
        number_of_users: 9,
      }),
    );
  });

  it('is that of one congregation, and for managers only [REST-30, GEN-20, RG-05]', async () => {
    expect(await staff.ask('site in 2', 'GET /user/list/entire')).toEqual(
      success({ users: [{ id: 21, login: 'Voisin Port' }], number_of_users: 1 }),
    );
    for (const who of ['4', '5'] as const) {
      expect(await staff.ask(who, 'GET /user/list/entire')).toEqual(
        refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
      );
    }
  });
});
