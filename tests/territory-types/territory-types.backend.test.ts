import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '../../backend/parts/permissions/permissions.ts';
import { forbiddenTo } from '../support/forbidden.ts';
import { aTerritory } from '../support/builders.ts';
import { expectGenericFields, refusal, success, told } from '../support/generic-fields.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type Form, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld();
  staff = await aStaff(world);
});
afterAll(() => world.close());

beforeEach(async () => {
  for (const congregation of [1, 2]) {
    await world.database.asTenant(congregation, async (db) => {
      await db.rows('delete from territories');
      await db.rows('delete from event_logs');
      await db.rows('delete from territory_types where congregation_id = current_congregation()');
      await db.rows(
        'insert into territory_types (id, congregation_id, long_name, short_name) values ($1, current_congregation(), $2, $3)',
        congregation === 1 ? [101, 'Port de plaisance', 'Port'] : [201, 'Marché', 'M.'],
      );
    });
  }
});

const builtIn = [
  { id: 1, long_name: 'Habitations', short_name: 'Hab.', congregation_id: 0 },
  { id: 2, long_name: 'Commerces', short_name: 'Com.', congregation_id: 0 },
  { id: 3, long_name: 'Entreprises', short_name: 'Entr.', congregation_id: 0 },
  { id: 4, long_name: 'Rural', short_name: 'Rural', congregation_id: 0 },
];
const port = { id: 101, long_name: 'Port de plaisance', short_name: 'Port', congregation_id: 1 };
const asBefore = [...builtIn, port];

const types = async (who: Who = '2') => (await staff.ask(who, 'GET /territory/type/list'))['types'];
const logged = () =>
  world.read('select login, user_id, number_name, action, css_class from event_logs order by id');
const line = (who: 1 | 2 | 3, action: string, css_class = '') => ({
  login: `Rôle numéro ${who}`,
  user_id: who,
  number_name: null,
  action,
  css_class,
});

describe('the list of types', () => {
  it('has the built-in ones first, as 0, then those of the congregation alone by name [REST-61, TYP-01, TYP-10]', async () => {
    await staff.ask('2', 'POST /territory/type/add', { short_name: 'É', long_name: 'Écoles' });
    const [school] = await world.read<{ id: number }>(
      "select id from territory_types where long_name = 'Écoles'",
    );
    expect(await staff.ask('2', 'GET /territory/type/list')).toEqual(
      success({
        types: [
          ...builtIn,
          { id: school!.id, long_name: 'Écoles', short_name: 'É', congregation_id: 1 },
          port,
        ],
        admins: true,
      }),
    );
    expect(await types('neighbour')).toEqual([
      ...builtIn,
      { id: 201, long_name: 'Marché', short_name: 'M.', congregation_id: 2 },
    ]);
    expect(await types('site in 2')).toEqual(await types('neighbour'));
  });

  it('says who are admins: roles 1 and 2 [TYP-03, B-03]', async () => {
    const admins = async (who: Who) => (await staff.ask(who, 'GET /territory/type/list'))['admins'];
    expect([await admins('1'), await admins('2'), await admins('3')]).toEqual([true, true, false]);
  });

  it.each<[CallName, readonly Who[]]>([
    ['GET /territory/type/list', ['4', '5']],
    ['POST /territory/type/add', ['3', '4', '5']],
    ['POST /territory/type/edit', ['4', '5']],
    ['POST /territory/type/remove', ['3', '4', '5']],
  ])('%s is not for %j [TYP-03, RG-05]', async (name, refused) => {
    const form = { type_id: '101', short_name: 'a', long_name: 'a' };
    for (const who of refused) {
      expect(await staff.ask(who, name, form)).toEqual(refusal(forbiddenTo(who)));
    }
    expect((await world.call(name, { form })).status).toBe(401);
    expect(await types()).toEqual(asBefore);
    expect(await logged()).toEqual([]);
  });
});

describe('adding a type', () => {
  const add = (form: Form, who: Who = '2') =>
    staff.ask(who, 'POST /territory/type/add', { short_name: 'Éc.', long_name: 'Écoles', ...form });

  it('answers its id, lists it and logs it [REST-62, TYP-07, B-81]', async () => {
    const answer = await add({ short_name: ' Éc. ', long_name: '  Écoles ' });
    expect(answer).toEqual({ ...told('Type ajouté.'), type_id: expect.any(Number) });
    expectGenericFields({ status: 200, body: answer as never });
    expect(await types()).toEqual([
      ...builtIn,
      { id: answer['type_id'], long_name: 'Écoles', short_name: 'Éc.', congregation_id: 1 },
      port,
    ]);
    expect(await logged()).toEqual([line(2, 'Type ajouté\u202F: Écoles')]);
  });

  it.each([
    [{ long_name: '' }, 'Champs obligatoire'],
    [{ long_name: '   ' }, 'Champs obligatoire'],
    [{ short_name: '' }, 'Champs obligatoire'],
    [{ short_name: ' ' }, 'Champs obligatoire'],
    [{ long_name: 'é'.repeat(41) }, 'Ce champs doit contenir 40 caractères maximum'],
    [{ short_name: 'é'.repeat(41) }, 'Ce champs doit contenir 40 caractères maximum'],
    [{ long_name: 'Habitations' }, 'Ce type existe déjà.'],
    [{ long_name: 'PORT DE PLAISANCE ' }, 'Ce type existe déjà.'],
  ])('is refused %j: %s [REST-62, TYP-05, RG-06]', async (wrong, message) => {
    expect(await add(wrong)).toEqual(refusal(message));
    expect(await types()).toEqual(asBefore);
    expect(await logged()).toEqual([]);
  });

  it.each([...Array.from('\\&~#{}[]%`=|^$<>"'), '\u0000', '\n', '\t'])(
    'refuses %j in either name, added or edited [TYP-05, GEN-18]',
    async (character) => {
      const wrong = `Éc${character}oles`;
      for (const names of [{ long_name: wrong }, { short_name: wrong }]) {
        expect(await add(names)).toEqual(refusal('Caractère invalide'));
        const edited = { type_id: '101', short_name: 'a', long_name: 'a', ...names };
        expect(await staff.ask('2', 'POST /territory/type/edit', edited)).toEqual(
          refusal('Caractère invalide'),
        );
      }
      expect(await types()).toEqual(asBefore);
    },
  );

  it('takes forty characters, accents, an apostrophe, an emoji, and a short name twice [TYP-05, RG-07]', async () => {
    const names = { short_name: 'é'.repeat(40), long_name: "L'été (n° 1)\u202F: où, ça ; 24/7 ?" };
    expect((await add(names))['success']).toBe(true);
    expect((await add({ short_name: 'Port', long_name: '👩'.repeat(40) }))['success']).toBe(true);
  });

  it('takes the name of a neighbour’s type [TYP-10]', async () => {
    expect((await add({ long_name: 'Marché' }))['success']).toBe(true);
  });

  it('by two at once makes one, and the other is told [TYP-07]', async () => {
    const answers = await Promise.all([add({}), add({ long_name: 'écoles' }, '1')]);
    expect(answers.filter(({ success: went }) => went === true)).toHaveLength(1);
    expect(answers.find(({ success: went }) => went === false)).toEqual(
      refusal('Ce type existe déjà.'),
    );
    expect(await logged()).toHaveLength(1);
  });
});

describe('editing a type', () => {
  const edit = (form: Form, who: Who = '3') =>
    staff.ask(who, 'POST /territory/type/edit', {
      type_id: '101',
      short_name: 'Quai',
      long_name: 'Quais',
      ...form,
    });

  it('by any manager renames it and is logged [REST-63, TYP-08, B-98, B-81]', async () => {
    expect(await edit({})).toEqual(told('Type modifié.'));
    expect(await types()).toEqual([
      ...builtIn,
      { id: 101, long_name: 'Quais', short_name: 'Quai', congregation_id: 1 },
    ]);
    expect(await edit({ short_name: 'Q.' })).toEqual(told('Type modifié.'));
    expect(await logged()).toEqual([
      line(3, 'Type renommé\u202F: Port de plaisance → Quais'),
      line(3, 'Type modifié\u202F: Quais'),
    ]);
  });

  it('keeps its own name in other letters [TYP-08]', async () => {
    expect(await edit({ long_name: 'PORT DE PLAISANCE' })).toEqual(told('Type modifié.'));
  });

  it.each([
    [{ type_id: '1' }, 'Ce type ne peut pas être modifié.'],
    [{ type_id: '4', long_name: 'Habitations' }, 'Ce type ne peut pas être modifié.'],
    [{ long_name: 'habitations' }, 'Ce type existe déjà.'],
    [{ type_id: '201' }, 'Ce type n’existe pas.'],
    [{ type_id: '0' }, 'Ce type n’existe pas.'],
    [{ type_id: '-1' }, 'Ce type n’existe pas.'],
    [{ type_id: '' }, 'Ce type n’existe pas.'],
    [{ type_id: 'x' }, 'Ce type n’existe pas.'],
    [{ type_id: '2147483648' }, 'Ce type n’existe pas.'],
    [{ long_name: '' }, 'Champs obligatoire'],
    [{ short_name: ' ' }, 'Champs obligatoire'],
    [{ long_name: 'a'.repeat(41) }, 'Ce champs doit contenir 40 caractères maximum'],
    [{ short_name: 'a'.repeat(41) }, 'Ce champs doit contenir 40 caractères maximum'],
  ])(
    'is refused %j: %s [REST-63, TYP-04, TYP-05, TYP-10, RG-06, GEN-20]',
    async (wrong, message) => {
      for (const who of ['1', '2', '3'] as const) {
        expect(await edit(wrong, who)).toEqual(refusal(message));
      }
      expect(await types()).toEqual(asBefore);
      expect(await types('neighbour')).toHaveLength(5);
      expect(await logged()).toEqual([]);
    },
  );
});

describe('removing a type', () => {
  const remove = (type_id: string, who: Who = '2') =>
    staff.ask(who, 'POST /territory/type/remove', { type_id });

  it('that no territory has removes it and is logged [REST-64, TYP-09, B-81]', async () => {
    expect(await remove('101')).toEqual(told('Type supprimé.'));
    expect(await types()).toEqual(builtIn);
    expect(await logged()).toEqual([
      line(2, 'Type supprimé\u202F: Port de plaisance', 'row-danger'),
    ]);
    expect(await remove('101')).toEqual(refusal('Ce type n’existe pas.'));
  });

  it('that a territory has is refused [REST-64, B-98]', async () => {
    await aTerritory(world, { id: 1, typeId: 101 });
    expect(await remove('101')).toEqual(
      refusal(
        'Ce type est utilisé par des territoires\u202F: donne-leur un autre type avant de le supprimer.',
      ),
    );
    expect(await types()).toEqual(asBefore);
    expect(await logged()).toEqual([]);
  });

  it.each([
    ['1', 'Ce type ne peut pas être modifié.'],
    ['4', 'Ce type ne peut pas être modifié.'],
    ['201', 'Ce type n’existe pas.'],
    ['0', 'Ce type n’existe pas.'],
    ['99999999999', 'Ce type n’existe pas.'],
    ['', 'Ce type n’existe pas.'],
  ])('%s is refused: %s [REST-64, TYP-04, TYP-10, GEN-20]', async (typeId, message) => {
    expect(await remove(typeId)).toEqual(refusal(message));
    expect(await types()).toEqual(asBefore);
    expect(await types('neighbour')).toHaveLength(5);
  });
});

it('a territory cannot have a type of another congregation, whatever writes it [OWN-85]', async () => {
  await aTerritory(world, { id: 1, number: 1 });
  const owner = new Client({ connectionString: world.connectionString });
  await owner.connect();
  await expect(owner.query('update territories set type_id = 201 where id = 1')).rejects.toThrow(
    'violates foreign key constraint',
  );
  await owner.query('update territories set type_id = 2 where id = 1');
  await owner.end();
});
