import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, aMap, aSquare, aTerritory, anAssignment, aUser } from '../support/builders.ts';
import { openImportsWorld, type ImportsWorld, type SentFile } from './imports-world.ts';

let imports: ImportsWorld;

beforeAll(async () => {
  imports = await openImportsWorld();
  const { world } = imports;
  for (const id of [1, 2, 3]) await aTerritory(world, { id, note: `Note ${id}` });
  await aTerritory(world, { id: 4 });
  await write("insert into territory_types values (50, 1, 'Port', 'Bateaux')");
  await aTerritory(world, { id: 5, typeId: 50 });
  await aMap(world, { territory: 3 });
  await aUser(world, { id: 40, login: 'DUPONT Jean', email: 'jean@example.org' });
  await anAssignment(world, {
    id: 1,
    territory: 1,
    to: 40,
    released: '2024-01-10',
    returned: '2024-03-01',
    due: '2024-05-10',
  });
});
afterAll(() => imports.world.close());

const territory = (number: number, name: string): SentFile => ({
  kind: 'territories',
  columns: 'number,name',
  rows: [[String(number), name]],
});
const person = (login: string, email = ''): SentFile => ({
  kind: 'people',
  columns: 'login,email',
  rows: [[login, email]],
});
const loan = (number: number, from: string, to: string): SentFile => ({
  kind: 'history',
  columns: 'number,login,release_date,return_date',
  rows: [[String(number), 'DUPONT Jean', from, to]],
});

const write = (sql: string) => imports.world.database.asTenant(1, (db) => db.rows(sql));

interface Built {
  readonly what: string;
  readonly file: SentFile;
  /** A later change that builds on the import. */
  readonly afterwards: () => Promise<unknown>;
  readonly said: string;
  readonly who?: '3' | '2' | '1';
}

const ask = (
  who: '1' | '2' | '3',
  call: Parameters<ImportsWorld['staff']['ask']>[1],
  form: Readonly<Record<string, string>>,
) => imports.staff.ask(who, call, form);

const idOf = async (number: number): Promise<string> => {
  const [row] = await imports.world.read<{ id: number }>(
    `select id from territories where number = ${number}`,
  );
  return String(row?.id);
};
const userOf = async (login: string): Promise<number> => {
  const [row] = await imports.world.read<{ id: number }>(
    `select id from users where login = '${login}'`,
  );
  return row?.id ?? 0;
};

const point = {
  type: 'Feature',
  properties: { type: 'parking', desc: 'P' },
  geometry: { type: 'Point', coordinates: [7.42, 43.73] },
};

const built: readonly Built[] = [
  {
    what: 'a new territory that was taken out',
    file: territory(101, 'Cent un'),
    afterwards: async () =>
      ask('3', 'POST /territory/exit', {
        territory_ids: await idOf(101),
        user_id: '5',
        activity_id: '1',
        release_date: '2026-03-15',
      }),
    said: 'T101 - Cent un a été sorti depuis\u202F: cet import ne peut plus être annulé.',
  },
  {
    what: 'a new territory that was booked',
    file: territory(102, 'Cent deux'),
    afterwards: async () =>
      aBooking(imports.world, { id: 9, territories: [Number(await idOf(102))] }),
    said: 'T102 - Cent deux a été réservé depuis\u202F: cet import ne peut plus être annulé.',
  },
  {
    what: 'a new territory that was edited',
    file: territory(103, 'Cent trois'),
    afterwards: async () =>
      ask('3', 'POST /territory/setting/edit', {
        territory_id: await idOf(103),
        name: 'Autre nom',
        type_id: '1',
        gate: '',
        note: '',
      }),
    said: 'T103 - Autre nom a été modifié depuis\u202F: cet import ne peut plus être annulé.',
  },
  {
    what: 'a new territory that was drawn',
    file: territory(104, 'Cent quatre'),
    afterwards: async () =>
      ask('3', 'POST /map/save/territory', {
        territory_id: await idOf(104),
        zoom: '15',
        latlng: '43|7',
        geojson_feature: JSON.stringify(aSquare),
      }),
    said: 'T104 - Cent quatre a reçu une carte depuis\u202F: cet import ne peut plus être annulé.',
  },
  {
    what: 'a new territory that was removed',
    file: territory(105, 'Cent cinq'),
    afterwards: async () => ask('3', 'POST /territory/remove', { territory_id: await idOf(105) }),
    said: 'Des lignes de cet import ont été supprimées depuis\u202F: il ne peut plus être annulé.',
  },
  {
    what: 'a territory that was there and has changed again',
    file: territory(2, 'Deux'),
    afterwards: async () =>
      ask('3', 'POST /territory/setting/edit', {
        territory_id: '2',
        name: 'Deux bis',
        type_id: '1',
        gate: '',
        note: '',
      }),
    said: 'T2 - Deux bis a été modifié depuis\u202F: cet import ne peut plus être annulé.',
  },
  {
    what: 'a type that is gone',
    file: { kind: 'territories', columns: 'number,type', rows: [['5', 'Habitations']] },
    afterwards: () => write('delete from territory_types where id = 50'),
    said: 'Le type qu’avait T5 - Rue 5 a été supprimé depuis\u202F: cet import ne peut plus être annulé.',
  },
  {
    what: 'a map that was drawn anew',
    file: {
      kind: 'territories',
      columns: 'number,map',
      rows: [['3', JSON.stringify({ ...aSquare, features: [...aSquare.features, point] })]],
    },
    afterwards: () =>
      ask('3', 'POST /map/save/territory', {
        territory_id: '3',
        zoom: '15',
        latlng: '43|7',
        geojson_feature: JSON.stringify(aSquare),
      }),
    said: 'T3 - Rue 3 a été modifié depuis\u202F: cet import ne peut plus être annulé.',
  },
  {
    what: 'a new person who was given something',
    file: person('NOUVEAU Un'),
    afterwards: async () =>
      ask('3', 'POST /territory/exit', {
        territory_ids: '1',
        user_id: String(await userOf('NOUVEAU Un')),
        activity_id: '1',
        release_date: '2026-03-15',
      }),
    said: 'NOUVEAU Un a sorti un territoire depuis\u202F: cet import ne peut plus être annulé.',
  },
  {
    what: 'a new person who asked for a password',
    file: person('NOUVEAU Deux', 'deux@example.org'),
    afterwards: async () => {
      await imports.world.call('POST /user/password/lost', {
        form: { login: 'NOUVEAU Deux', email: 'deux@example.org', congregation_id: '1' },
      });
      await imports.world.deliver(1);
    },
    said: 'NOUVEAU Deux s’est connecté depuis, ou son compte a été modifié\u202F: cet import ne peut plus être annulé.',
  },
  {
    what: 'a new person who is above the reader by now',
    file: person('NOUVEAU Trois'),
    afterwards: () => write("update users set role_id = 1 where login = 'NOUVEAU Trois'"),
    said: 'Tu n’as pas les droits nécessaires pour cette action. Demande à un administrateur.',
  },
  {
    what: 'a person who was there and has changed again',
    file: person('DUPONT Jean', 'autre@example.org'),
    afterwards: () => write("update users set email = 'x@example.org' where id = 40"),
    said: 'DUPONT Jean a été modifié depuis\u202F: cet import ne peut plus être annulé.',
  },
  {
    what: 'an attribution that was corrected',
    file: loan(4, '2025-01-01', '2025-02-01'),
    afterwards: () =>
      write("update histories set return_date = '2025-02-02' where territory_id = 4"),
    said: 'T4 - Rue 4 a été modifié depuis\u202F: cet import ne peut plus être annulé.',
  },
  {
    what: 'an attribution that was removed',
    file: loan(3, '2025-01-01', '2025-02-01'),
    afterwards: () => write('delete from histories where territory_id = 3'),
    said: 'Des lignes de cet import ont été supprimées depuis\u202F: il ne peut plus être annulé.',
  },
];

describe('undoing an import', () => {
  it.each(built)('is refused when later data depends on $what [OWN-09]', async (it) => {
    const ran = await imports.run(it.file);
    expect(ran.success).toBe(true);
    await it.afterwards();
    const before = await imports.everything();
    expect(await imports.undo(ran['import_id'])).toMatchObject({
      success: false,
      message: it.said,
    });
    expect(await imports.everything()).toEqual(before);
  });

  it.each(['0', 'abc', '99999', '2147483648', '-1'])(
    'finds no import %s [OWN-09]',
    async (importId) => {
      expect(await imports.undo(importId)).toMatchObject({ message: 'Cet import n’existe pas.' });
    },
  );

  it('keeps what was written earlier about a person with the same name [OWN-09]', async () => {
    await write(
      "update territories set note = 'Voir MARTIN Léa', version = version + 1 where id = 4",
    );
    await aBooking(imports.world, { id: 10, name: 'MARTIN Léa', territories: [] });
    const before = await imports.everything();
    const ran = await imports.run(person('MARTIN Léa', 'lea@example.org'), { invite: 'y' });
    expect(await imports.undo(ran['import_id'])).toMatchObject({ success: true });
    expect(await imports.everything()).toEqual(before);
  });

  it('keeps the record of who did it, but no name of the people imported [OWN-09, B-48]', async () => {
    const { world } = imports;
    const ran = await imports.run(person('PASSANT Rapide', 'passant@example.org'));
    await imports.undo(ran['import_id'], '1');
    for (const table of ['imports', 'import_changes', 'event_logs']) {
      const rows = await world.read<{ row: string }>(`select t::text as row from ${table} t`);
      expect(rows.filter(({ row }) => /passant/iu.test(row))).toEqual([]);
    }
    expect(
      await world.read('select login, action, css_class from event_logs order by id desc limit 2'),
    ).toEqual([
      {
        login: 'Rôle numéro 1',
        action: 'Import de «\u202Fessai.csv\u202F» annulé',
        css_class: 'row-danger',
      },
      {
        login: 'Rôle numéro 1',
        action: 'Import du proclamateur annulé',
        css_class: 'row-danger',
      },
    ]);
  });
});
