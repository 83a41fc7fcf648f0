import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMap, aSquare, aTerritory, anAssignment, aUser } from '../support/builders.ts';
import { openImportsWorld, told, type ImportsWorld, type SentFile } from './imports-world.ts';

let imports: ImportsWorld;

beforeAll(async () => {
  imports = await openImportsWorld();
  const { world } = imports;
  await aTerritory(world, { id: 1, name: 'Rue Grimaldi', gate: 12, note: 'Digicode' });
  await aTerritory(world, { id: 2, name: 'Port' });
  await aMap(world, { territory: 2 });
  await aUser(world, { id: 40, login: 'DUPONT Jean', email: 'jean@example.org' });
  await aUser(world, { id: 41, login: 'MARTIN Zoé' });
  await aUser(world, { id: 42, login: 'MARTIN ZOE' });
  await anAssignment(world, {
    id: 1,
    territory: 1,
    to: 40,
    released: '2025-01-10',
    returned: '2025-03-01',
    due: '2025-05-10',
  });
});
afterAll(() => imports.world.close());

let before: readonly string[];
beforeEach(async () => {
  before = await imports.everything();
});

const drawn = (desc: string) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [{ ...aSquare.features[0], properties: { type: 'polygon', desc } }],
  });
const territories = (...rows: SentFile['rows']): SentFile => ({
  kind: 'territories',
  columns: 'number,name,type,gate,no_visited,note,map_url,map',
  rows,
});
const people = (...rows: SentFile['rows']): SentFile => ({
  kind: 'people',
  columns: 'login,email,role',
  rows,
});

describe('an import', () => {
  it('writes nothing while any line is bad [OWN-09]', async () => {
    const file = people(['LEROY Anne', '', ''], ['COURT', '', '']);
    expect(await imports.run(file)).toMatchObject({
      success: false,
      message:
        'Une ligne n’est pas valide\u202F: rien n’est importé. Complète-la, corrige le fichier, ou choisis de ne pas l’importer.',
    });
    expect(await imports.run(people(['COURT'], ['LEROY Anne'], ['Jean Dupont']))).toMatchObject({
      success: false,
      message:
        '2 lignes ne sont pas valides\u202F: rien n’est importé. Complète-les, corrige le fichier, ou choisis de ne pas les importer.',
    });
    expect(await imports.everything()).toEqual(before);
  });

  it('leaves out bad lines when asked to, and is undone without a trace [OWN-09]', async () => {
    const file = people(
      ['LEROY Anne', 'anne@example.org', 'Ancien'],
      ['COURT', '', ''],
      ['Autre Rôle 5', 'autre@example.org', ''],
    );
    const { digest } = await imports.check(file);
    const ran = await imports.run(file, { skipped: '3', digest: String(digest) });
    expect(ran).toMatchObject({
      success: true,
      created: 1,
      updated: 1,
      snackbar_text: 'Import terminé. Créés\u202F: 1, modifiés\u202F: 1.',
    });
    const { world } = imports;
    expect(
      await world.read("select login, email, role_id from users where email like 'a%' order by id"),
    ).toEqual([
      { login: 'Autre Rôle 5', email: 'autre@example.org', role_id: 5 },
      { login: 'LEROY Anne', email: 'anne@example.org', role_id: 4 },
    ]);
    expect(
      await world.read('select login, action from event_logs order by id desc limit 3'),
    ).toEqual([
      {
        login: 'Rôle numéro 2',
        action: 'Import de «\u202Fessai.csv\u202F», créés\u202F: 1, modifiés\u202F: 1',
      },
      { login: 'Rôle numéro 2', action: 'Proclamateur modifié par import\u202F: Autre Rôle 5' },
      { login: 'Rôle numéro 2', action: 'Proclamateur ajouté par import\u202F: LEROY Anne' },
    ]);
    expect(await imports.staff.ask('1', 'GET /import/list')).toMatchObject({
      imports: [
        {
          kind: 'people',
          file_name: 'essai.csv',
          login: 'Rôle numéro 2',
          datetime_human: '15/03/2026 10:00',
          created: 1,
          updated: 1,
          ignored: 0,
          skipped: 1,
          undone: false,
        },
      ],
    });
    expect(await imports.undo(ran['import_id'])).toMatchObject({
      success: true,
      snackbar_text: 'L’import est annulé\u202F: tout est comme avant.',
    });
    expect(await imports.everything()).toEqual(before);
    expect(await world.read("select 1 from event_logs where action like '%LEROY%'")).toEqual([]);
    expect(await imports.undo(ran['import_id'])).toMatchObject({
      message: 'Cet import est déjà annulé.',
    });
  });

  it('is refused when it would overwrite other values than those shown [OWN-09]', async () => {
    const file: SentFile = {
      kind: 'territories',
      columns: 'number,note',
      rows: [['1', 'Interphone']],
    };
    const { digest } = await imports.check(file);
    const { world } = imports;
    const note = (text: string) =>
      world.database.asTenant(1, (db) =>
        db.rows('update territories set note = $1 where id = 1', [text]),
      );
    await note('Clé chez Zoé');
    expect(await imports.run(file, { digest: String(digest) })).toMatchObject({
      success: false,
      message:
        'Des données ont été modifiées depuis ton essai. Rien n’est importé\u202F: lis le nouveau rapport.',
    });
    await note('Digicode');
    expect(await imports.everything()).toEqual(before);
  });

  it('is refused when its effect would differ from the one shown [OWN-09]', async () => {
    const file = territories(['1', 'Rue Grimaldi'], ['30', 'Trente']);
    const { digest } = await imports.check(file);
    await aTerritory(imports.world, { id: 30, name: 'Trente bis' });
    before = await imports.everything();
    expect(await imports.run(file, { digest: String(digest) })).toMatchObject({
      success: false,
      message:
        'Des données ont été modifiées depuis ton essai. Rien n’est importé\u202F: lis le nouveau rapport.',
    });
    expect(await imports.everything()).toEqual(before);
  });

  it('of existing data says so, and records no import [OWN-09]', async () => {
    expect(await imports.run(territories(['1', 'Rue Grimaldi']))).toMatchObject({
      success: false,
      message: 'Tout y est déjà\u202F: il n’y a rien à importer.',
    });
  });

  it('sent twice with one idempotency key runs once [OWN-09]', async () => {
    const { world, staff } = imports;
    const rows = JSON.stringify([{ line: 2, cells: ['60', 'Soixante'] }]);
    const request = {
      token: staff.token('2'),
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      form: { kind: 'territories', columns: 'number,name', rows, file_name: 'a.csv' },
    };
    const first = await world.call('POST /import/run', request);
    expect(await world.call('POST /import/run', request)).toEqual(first);
    const count = 'select count(*) as n from territories where number = 60';
    expect(await world.read(count)).toEqual([{ n: 1 }]);
    await imports.undo(first.body['import_id']);
  });

  it('invites new people only when asked to, and no mail holds a password [OWN-09, B-50]', async () => {
    const { world } = imports;
    const mails = () =>
      world.read<{ body: string; recipient: string }>('select * from mail_outbox');
    const one = await imports.run(people(['NEUF Paul', 'paul@example.org', '']));
    expect(await mails()).toEqual([]);
    await imports.undo(one['import_id']);
    const file = people(['NEUF Paul', 'paul@example.org', ''], ['NEUF Sans', '', '']);
    const two = await imports.run(file, { invite: 'y' });
    await world.deliver(1);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['paul@example.org']);
    expect((await readdir(path.join(world.dataDir, 'mail'))).length).toBe(1);
    expect(await world.read("select login from users where login like 'NEUF%'")).toHaveLength(2);
    expect(await imports.undo(two['import_id'])).toMatchObject({ success: true });
    expect(await mails()).toEqual([]);
  });

  it('never changes the e-mail of whoever imports [OWN-231]', async () => {
    const own = await imports.check(people(['Rôle numéro 2', 'autre@example.org', '']));
    expect(told(own)).toEqual([
      '2 | refused | Rôle numéro 2 | Pour ton propre compte, change de mot de passe ou d’e-mail dans «\u202FMon compte\u202F».',
    ]);
  });

  it('of maps keeps the public link of an existing map [OWN-09, B-71]', async () => {
    const ran = await imports.run(
      territories(
        ['2', '', '', '', '', '', '', drawn('Neuf')],
        ['31', 'Autre', '', '', '', '', '', drawn('B')],
      ),
    );
    expect(ran).toMatchObject({ success: true, created: 1, updated: 1 });
    const maps = await imports.world.read<{ token: string; desc: string }>(
      "select token, geojson_feature #>> '{features,0,properties,desc}' as desc from territory_maps order by territory_id",
    );
    expect(maps).toEqual([
      { token: 'token-of-the-map-of-0002', desc: 'Neuf' },
      { token: expect.stringMatching(/^[\w-]{22}$/u), desc: 'B' },
    ]);
    await imports.undo(ran['import_id']);
    expect(await imports.everything()).toEqual(before);
  });
});
