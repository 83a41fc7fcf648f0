import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aTerritory, aUser } from '../support/builders.ts';
import { expectGenericFields, refusal, success, told } from '../support/generic-fields.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type Form, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
  await world.database.asTenant(2, (db) =>
    db.rows(
      "insert into territory_types (id, congregation_id, long_name, short_name) values (201, 2, 'Marché', 'M.')",
    ),
  );
  await world.database.asTenant(1, (db) =>
    db.rows(
      "insert into territory_types (id, congregation_id, long_name, short_name) values (101, 1, 'Port', 'P.')",
    ),
  );
  await aTerritory(world, { id: 20, number: 7, congregation: 2 });
});
afterAll(() => world.close());

beforeEach(async () => {
  await world.database.asTenant(1, async (db) => {
    await db.rows('delete from territories');
    await db.rows('delete from event_logs');
  });
});

const add = (form: Form = {}, who: Who = '3') =>
  staff.ask(who, 'POST /territory/add', {
    number: '12',
    name: 'Rue Grimaldi',
    type_id: '1',
    gate: '',
    no_visited: 'n',
    map_url: '',
    note: '',
    ...form,
  });
const stored = () =>
  world.read(
    'select number, name, type_id, gate, no_visited, map_url, note from territories order by number',
  );
const logged = () =>
  world.read('select login, number_name, action, css_class from event_logs order by id');
const plain = {
  number: 12,
  name: 'Rue Grimaldi',
  type_id: 1,
  gate: null,
  no_visited: false,
  map_url: null,
  note: '',
};

describe('creating a territory', () => {
  it('answers its id, stores every field and logs it [TADD-02, TADD-08, REST-65, B-33, B-81]', async () => {
    const answer = await add({
      number: ' 12 ',
      name: '  Rue Grimaldi  ',
      type_id: '101',
      gate: ' 999 ',
      no_visited: 'y',
      map_url: 'https://plans.example.org/?a=1&b=%20#ici',
      note: ' Code 12A ',
    });
    const [row] = await world.read<{ id: number }>('select id from territories');
    expect(answer).toEqual({
      ...told('Le territoire T12 - Rue Grimaldi est créé.'),
      territory_id: row!.id,
    });
    expectGenericFields({ status: 200, body: answer as never });
    expect(await stored()).toEqual([
      {
        number: 12,
        name: 'Rue Grimaldi',
        type_id: 101,
        gate: 999,
        no_visited: true,
        map_url: 'https://plans.example.org/?a=1&b=%20#ici',
        note: 'Code 12A',
      },
    ]);
    expect(await logged()).toEqual([
      {
        login: 'Rôle numéro 3',
        number_name: 'T12 - Rue Grimaldi',
        action: 'Créé',
        css_class: '',
      },
    ]);
  });

  it.each([
    [{}, plain],
    [{ number: '1' }, { ...plain, number: 1 }],
    [{ number: '9999' }, { ...plain, number: 9999 }],
    [{ number: '0007' }, { ...plain, number: 7 }],
    [{ gate: '0' }, { ...plain, gate: 0 }],
    [{ gate: '999' }, { ...plain, gate: 999 }],
    [{ name: 'é'.repeat(45) }, { ...plain, name: 'é'.repeat(45) }],
    [{ name: '👩'.repeat(45) }, { ...plain, name: '👩'.repeat(45) }],
    [{ note: 'é'.repeat(100) }, { ...plain, note: 'é'.repeat(100) }],
    [{ type_id: '4' }, { ...plain, type_id: 4 }],
    [
      { map_url: `http://a.fr/${'b'.repeat(1988)}` },
      { ...plain, map_url: `http://a.fr/${'b'.repeat(1988)}` },
    ],
  ])('takes %j [TADD-03, TADD-04, TADD-06, TADD-07, REST-65]', async (form, row) => {
    expect((await add(form))['success']).toBe(true);
    expect(await stored()).toEqual([row]);
  });

  it.each([
    [{ number: '' }, 'Champs obligatoire'],
    [{ number: '  ' }, 'Champs obligatoire'],
    [{ number: '0' }, 'Valeur numérique positive'],
    [{ number: '-1' }, 'Valeur numérique positive'],
    [{ number: '1.5' }, 'Valeur numérique positive'],
    [{ number: '1,5' }, 'Valeur numérique positive'],
    [{ number: 'a' }, 'Valeur numérique positive'],
    [{ number: '1e3' }, 'Valeur numérique positive'],
    [{ number: '10000' }, 'Valeur numérique positive (9999 maximum)'],
    [{ number: '9'.repeat(400) }, 'Valeur numérique positive (9999 maximum)'],
    [{ name: '' }, 'Champs obligatoire'],
    [{ name: '   ' }, 'Champs obligatoire'],
    [{ name: 'é'.repeat(46) }, 'Ce champs doit contenir 45 caractères maximum'],
    [{ type_id: '' }, 'Champs obligatoire'],
    [{ type_id: '0' }, 'Ce type n’existe pas.'],
    [{ type_id: 'x' }, 'Ce type n’existe pas.'],
    [{ type_id: '99' }, 'Ce type n’existe pas.'],
    [{ type_id: '201' }, 'Ce type n’existe pas.'],
    [{ type_id: '2147483648' }, 'Ce type n’existe pas.'],
    [{ gate: '-1' }, 'Valeur numérique'],
    [{ gate: '1000' }, 'Valeur numérique'],
    [{ gate: '1.5' }, 'Valeur numérique'],
    [{ gate: 'beaucoup' }, 'Valeur numérique'],
    [{ note: 'é'.repeat(101) }, 'Ce champs doit contenir 100 caractères maximum'],
    [{ map_url: 'https://a.fr/b c' }, 'Les espaces ne sont pas autorisés'],
    [{ map_url: ' https://a.fr' }, 'Les espaces ne sont pas autorisés'],
    [{ map_url: 'a.fr' }, 'Le lien commence par http:// ou https://'],
    [{ map_url: 'javascript:alert(1)' }, 'Le lien commence par http:// ou https://'],
    [{ map_url: 'ftp://a.fr' }, 'Le lien commence par http:// ou https://'],
    [{ map_url: 'https://' }, 'Le lien commence par http:// ou https://'],
    [
      { map_url: `http://a.fr/${'b'.repeat(1989)}` },
      'Ce champs doit contenir 2000 caractères maximum',
    ],
  ])(
    'is refused %j: %s [TADD-03, TADD-04, TADD-06, TADD-07, REST-65, RG-06, RG-07, GEN-20]',
    async (wrong, message) => {
      expect(await add(wrong)).toEqual(refusal(message));
      expect(await stored()).toEqual([]);
      expect(await logged()).toEqual([]);
    },
  );

  it.each([...Array.from('\\&~#{}[]%`=|^$<>"'), '\u0000', '\n'])(
    'refuses %j in its name and in its note [TADD-04, TADD-07, GEN-18]',
    async (character) => {
      for (const field of ['name', 'note']) {
        expect(await add({ [field]: `Rue${character}basse` })).toEqual(
          refusal('Caractère invalide'),
        );
      }
      expect(await stored()).toEqual([]);
    },
  );

  it('is refused with a number in use, which a neighbour may have too [REST-65]', async () => {
    expect((await add({ number: '7' }))['success']).toBe(true);
    expect(await add({ number: '7', name: 'Autre' })).toEqual(
      refusal('Ce numéro est déjà utilisé.'),
    );
    expect(await stored()).toEqual([{ ...plain, number: 7 }]);
  });

  it('by two at once with one number makes one, and the other is told [REST-65, RG-03]', async () => {
    for (const number of ['1', '2', '3']) {
      const answers = await Promise.all([
        add({ number, name: 'Une' }, '2'),
        add({ number, name: 'Autre' }, '3'),
      ]);
      expect(answers.filter(({ success: went }) => went === true)).toHaveLength(1);
      expect(answers.find(({ success: went }) => went === false)).toEqual(
        refusal('Ce numéro est déjà utilisé.'),
      );
    }
    expect(await stored()).toHaveLength(3);
    expect(await logged()).toHaveLength(3);
  });

  it('with a type that goes away meanwhile ends in a sentence for one of both [REST-64, REST-65]', async () => {
    for (const id of ['301', '302', '303']) {
      await world.database.asTenant(1, (db) =>
        db.rows(
          "insert into territory_types (id, congregation_id, long_name, short_name) values ($1, 1, $2, 'B.')",
          [id, `Bref ${id}`],
        ),
      );
      const [added, removed] = await Promise.all([
        add({ number: id, type_id: id }),
        staff.ask('2', 'POST /territory/type/remove', { type_id: id }),
      ]);
      expect([
        [
          true,
          'Ce type est utilisé par des territoires\u202F: donne-leur un autre type avant de le supprimer.',
        ],
        ['Ce type n’existe pas.', true],
      ]).toContainEqual([added, removed].map((it) => it['message'] ?? it['success']));
    }
  });

  it('is not for elders and publishers [REST-65, RG-05]', async () => {
    for (const who of ['4', '5'] as const) {
      expect(await add({}, who)).toEqual(
        refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
      );
    }
    expect((await world.call('POST /territory/add', { form: {} })).status).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it('needs three users of the congregation, whoever asks [TADD-09, TADD-10, REST-30, B-32]', async () => {
    const inTwo = () => add({ number: '30' }, 'neighbour');
    const tooFew = {
      ...refusal("Il n'y a pas assez de proclamateurs enregistrés pour créer un territoire !"),
      message_type: 'info',
    };
    expect(await inTwo()).toEqual(tooFew);
    expect(await add({ number: '30' }, 'site in 2')).toEqual(tooFew);
    await aUser(world, { id: 22, login: 'Voisin Deux', congregation: 2 });
    expect(await inTwo()).toEqual(tooFew);
    expect(await staff.ask('neighbour', 'GET /user/list/entire')).toMatchObject({
      number_of_users: 2,
    });
    await aUser(world, { id: 23, login: 'Voisin Trois', congregation: 2 });
    expect(await staff.ask('neighbour', 'GET /user/list/entire')).toEqual(
      success({
        users: [
          { id: 22, login: 'Voisin Deux' },
          { id: 21, login: 'Voisin Port' },
          { id: 23, login: 'Voisin Trois' },
        ],
        number_of_users: 3,
      }),
    );
    expect((await inTwo())['success']).toBe(true);
    expect(await stored()).toEqual([]);
  });
});
