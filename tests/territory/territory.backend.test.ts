import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMap, aTerritory, type TerritoryFacts } from '../support/builders.ts';
import { refusal, success, told } from '../support/generic-fields.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type Form, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T13:32:00Z' });
  staff = await aStaff(world);
  await aTerritory(world, { id: 900, congregation: 2 });
  await world.database.asTenant(1, (db) =>
    db.rows(
      "insert into territory_types (congregation_id, id, short_name, long_name) values (1, 50, 'Bur.', 'Bureaux')",
    ),
  );
  await world.database.asTenant(2, (db) =>
    db.rows(
      "insert into territory_types (congregation_id, id, short_name, long_name) values (2, 60, 'Éco.', 'Écoles')",
    ),
  );
});
afterAll(() => world.close());

let lastId = 0;
const territory = (facts: Partial<TerritoryFacts> = {}) =>
  aTerritory(world, { ...facts, id: (lastId += 1) });

const view = async (who: Who, territoryId: string | number) =>
  (
    await world.call('GET /territory/setting/view/{territory_id}', {
      token: staff.token(who),
      path: { territory_id: territoryId },
    })
  ).body;
const settingsOf = (id: number | string, more: Form = {}): Form => ({
  territory_id: String(id),
  name: `Rue ${id}`,
  type_id: '1',
  gate: '',
  no_visited: 'n',
  note: '',
  rebuild_map_token: 'n',
  ...more,
});
const edit = (who: Who, form: Form) => staff.ask(who, 'POST /territory/setting/edit', form);
const stored = (id: number) =>
  world.read(
    `select number, name, type_id, gate, no_visited, note from territories where id = ${id}`,
  );
const logged = (name: string) =>
  world.read(
    `select login, action, css_class from event_logs where number_name = '${name}' order by id`,
  );
const saved = (fields: object) => ({ ...told('Territoire enregistré.'), ...fields });

describe('the settings of a territory', () => {
  it('are shown whole, with the types to choose from, to who may edit [REST-16, DET-01, DET-07, DET-24]', async () => {
    const id = await territory({ number: 312, name: 'Rue Basse', gate: 40, note: 'Code 12' });
    const token = await aMap(world, { territory: id });
    const types = (await world.read(
      'select id, long_name from territory_types order by long_name collate "fr-x-icu"',
    )) as readonly { long_name: string }[];
    expect(types.map(({ long_name }) => long_name)).toContain('Bureaux');
    expect(types.map(({ long_name }) => long_name)).not.toContain('Écoles');
    expect(await view('3', id)).toEqual(
      success({
        territory_id: id,
        number: 312,
        name: 'Rue Basse',
        type_id: 1,
        types,
        gate: 40,
        no_visited: false,
        no_visited_follows: false,
        note: 'Code 12',
        map_link: `http://localhost:4000/map/${token}`,
        map_drawed: true,
        enable_draw_btn: true,
        can_edit: true,
        version: 1,
      }),
    );
  });

  it('are read only for an elder, and refused to a publisher [REST-16, DET-05, B-03]', async () => {
    const id = await territory();
    expect(await view('4', id)).toMatchObject({ can_edit: false, enable_draw_btn: false });
    expect(await view('5', id)).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
  });

  it('without a map have no link; with one elsewhere have its address, and no drawing [B-33, B-75]', async () => {
    const none = await territory();
    const elsewhere = await territory({ mapUrl: 'https://maps.example.org/12' });
    expect(await view('3', none)).toMatchObject({
      map_link: null,
      map_drawed: false,
      enable_draw_btn: true,
    });
    expect(await view('3', elsewhere)).toMatchObject({
      map_link: 'https://maps.example.org/12',
      map_drawed: false,
      enable_draw_btn: false,
    });
  });

  it.each(['900', '99999', '0', '-1', 'abc', '1.5', '99999999999999', "1' or '1'='1"])(
    'of %s are unknown [REST-16, DET-24]',
    async (id) => {
      expect(await view('3', id)).toEqual(refusal('Ce territoire n’existe pas.'));
    },
  );
});

describe('saving a territory', () => {
  it('keeps what was sent and answers the map, never the number [REST-17, DET-18, DET-21, DET-22, B-86]', async () => {
    const id = await territory();
    const form = settingsOf(id, {
      name: "  Chemin de l'Église ",
      type_id: '50',
      gate: '999',
      no_visited: 'y',
      note: ' Code 12 ',
      number: '77',
    });
    expect(await edit('3', form)).toEqual(
      saved({ map_link: null, enable_draw_btn: true, map_drawed: false, version: 2 }),
    );
    expect(await stored(id)).toEqual([
      {
        number: id,
        name: "Chemin de l'Église",
        type_id: 50,
        gate: 999,
        no_visited: true,
        note: 'Code 12',
      },
    ]);
    expect(await logged(`T${id} - Chemin de l''Église`)).toEqual([
      {
        login: 'Rôle numéro 3',
        action: 'Modifié\u202F: nom, type, nombre de portes, personnes à ne pas visiter, note',
        css_class: '',
      },
    ]);
  });

  it('without any change writes nothing and stays the same version [REST-17, B-81]', async () => {
    const id = await territory();
    expect(await edit('2', settingsOf(id))).toMatchObject({ success: true, version: 1 });
    expect(await logged(`T${id} - Rue ${id}`)).toEqual([]);
  });

  it.each(['0', '999', ' 12 ', '007', ''])('takes %o doors [DET-13, B-109]', async (gate) => {
    const id = await territory({ gate: 5 });
    expect(await edit('3', settingsOf(id, { gate }))).toMatchObject({ success: true });
    expect(await stored(id)).toMatchObject([{ gate: gate === '' ? null : Number(gate) }]);
  });

  it.each(['12a', '1.5', '-1', '1000', '1e2', '+3', '٣', '99999999999'])(
    'refuses %s doors [DET-13, REST-17, B-57]',
    async (gate) => {
      const id = await territory();
      expect(await edit('3', settingsOf(id, { gate }))).toEqual(refusal('Valeur numérique'));
      expect(await stored(id)).toMatchObject([{ gate: null }]);
    },
  );

  it.each(['', '   '])('refuses the name %o [DET-10, REST-17]', async (name) => {
    const id = await territory();
    expect(await edit('3', settingsOf(id, { name }))).toEqual(refusal('Champs obligatoire'));
  });

  it('takes a name of 45 and a note of 100, and refuses one more of either [DET-10, DET-14, REST-17, B-57]', async () => {
    const id = await territory();
    const most = { name: 'é'.repeat(45), note: 'n'.repeat(100) };
    expect(await edit('3', settingsOf(id, most))).toMatchObject({ success: true });
    expect(await edit('3', settingsOf(id, { ...most, name: 'é'.repeat(46) }))).toEqual(
      refusal('Ce champs doit contenir 45 caractères maximum'),
    );
    expect(await edit('3', settingsOf(id, { ...most, note: 'n'.repeat(101) }))).toEqual(
      refusal('Ce champs doit contenir 100 caractères maximum'),
    );
    expect(await stored(id)).toMatchObject([most]);
  });

  it.each([...'\\&~#{}[]%`=|^$<>"'.split(''), '\n', '\t', '\u0000'])(
    'refuses %o in the name and in the note [DET-11, DET-14, REST-17]',
    async (character) => {
      const id = await territory();
      for (const field of ['name', 'note']) {
        expect(await edit('3', settingsOf(id, { [field]: `a${character}b` })), field).toEqual(
          refusal('Caractère invalide'),
        );
      }
      expect(await stored(id)).toMatchObject([{ name: `Rue ${id}`, note: '' }]);
    },
  );

  it.each([
    ['', 'Champs obligatoire'],
    ['60', 'Ce type n’existe pas.'],
    ['9999', 'Ce type n’existe pas.'],
    ['abc', 'Ce type n’existe pas.'],
  ])('refuses the type %o [DET-12, REST-17]', async (type_id, message) => {
    const id = await territory();
    expect(await edit('3', settingsOf(id, { type_id }))).toEqual(refusal(message));
  });

  it.each(['900', '99999', '', 'abc'])('refuses the territory %o [REST-17]', async (id) => {
    expect(await edit('3', settingsOf(id, { name: 'Rue' }))).toEqual(
      refusal('Ce territoire n’existe pas.'),
    );
  });

  it.each(['4', '5'] as const)('is refused to role %s [REST-17, B-03]', async (who) => {
    const id = await territory();
    expect(await edit(who, settingsOf(id, { name: 'Autre' }))).toEqual(
      refusal('Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.'),
    );
    expect(await stored(id)).toMatchObject([{ name: `Rue ${id}` }]);
  });
});
