import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aTerritory } from '../support/builders.ts';
import { openImportsWorld, type ImportsWorld, type SentFile } from './imports-world.ts';
import { chooser, type Choice, type Chooser } from './word-choices.ts';

let imports: ImportsWorld;
let check: Chooser['check'];
let run: Chooser['run'];

beforeAll(async () => {
  imports = await openImportsWorld();
  ({ check, run } = chooser(imports));
  await aTerritory(imports.world, { id: 1, name: 'Rue Grimaldi' });
  await aTerritory(imports.world, { id: 2, name: 'Port' });
});
afterAll(() => imports.world.close());

let before: readonly string[];
beforeEach(async () => {
  before = await imports.everything();
});

const territories = (...rows: SentFile['rows']): SentFile => ({
  kind: 'territories',
  columns: 'number,name,type',
  rows,
});
const read = (sql: string) => imports.world.read(sql);

describe('types and roles that do not exist', () => {
  it('become an existing type or a new one, which goes with the undo [OWN-130]', async () => {
    const file = territories(
      ['10', 'Dix', 'habitation'],
      ['11', 'Onze', 'Immeubles {tours}'],
      ['12', 'Douze', 'immeubles tours'],
      ['1', 'Rue Grimaldi', 'immeubles tours'],
    );
    const { words } = await check(file);
    expect(words).toMatchObject([
      {
        word: 'habitation',
        nearest: [1, expect.any(Number), expect.any(Number), expect.any(Number)],
      },
      { word: 'immeubles tours', new_name: 'immeubles tours', removable: false, lines: [3, 4, 5] },
    ]);
    const choices: readonly Choice[] = [
      { field: 'type', word: 'Habitation', take: 'existing', id: '1' },
      { field: 'type', word: 'Immeubles tours', take: 'created' },
    ];
    expect(await check(file, ...choices)).toMatchObject({
      created: 3,
      updated: 1,
      types_created: 1,
    });
    const ran = await run(file, ...choices);
    expect(ran).toMatchObject({ success: true, created: 3, updated: 1 });
    expect(
      await read(
        'select t.number, y.long_name as type from territories t join territory_types y on y.id = t.type_id where number <> 2 order by 1',
      ),
    ).toEqual([
      { number: 1, type: 'immeubles tours' },
      { number: 10, type: 'Habitations' },
      { number: 11, type: 'immeubles tours' },
      { number: 12, type: 'immeubles tours' },
    ]);
    expect(
      await read(
        "select action from event_logs where action like 'Type%' order by id desc limit 1",
      ),
    ).toEqual([{ action: 'Type ajouté par import\u202F: immeubles tours' }]);
    expect(await imports.undo(ran['import_id'])).toMatchObject({ success: true });
    expect(await imports.everything()).toEqual(before);
  });

  it('keep the import from being undone once another territory has the new type [OWN-130]', async () => {
    const ran = await run(territories(['10', 'Dix', 'Ports']), {
      field: 'type',
      word: 'Ports',
      take: 'created',
    });
    await imports.world.database.asTenant(1, (db) =>
      db.rows(
        "update territories set type_id = (select id from territory_types where long_name = 'Ports'), version = version + 1 where id = 2",
      ),
    );
    expect(await imports.undo(ran['import_id'])).toMatchObject({
      success: false,
      message:
        'Le type «\u202FPorts\u202F» a été donné à un autre territoire depuis\u202F: cet import ne peut plus être annulé.',
    });
  });

  it('become a role that the reader may give, and none above [OWN-130, B-06]', async () => {
    const file: SentFile = {
      kind: 'people',
      columns: 'login,role',
      rows: [
        ['PIONNIER Luc', 'Pionnier'],
        ['PIONNIER Léa', 'pionnier'],
      ],
    };
    const { words, offers } = await check(file);
    expect(words).toMatchObject([
      { word: 'Pionnier', lines: [2, 3], new_name: null, removable: false },
    ]);
    const [{ options } = { options: [] }] = offers as readonly {
      options: readonly { id: number }[];
    }[];
    expect(options.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
    const take = (id: string): Choice => ({
      field: 'role',
      word: 'Pionnier',
      take: 'existing',
      id,
    });
    expect(await check(file, take('4'))).toMatchObject({ created: 2 });
    expect(await check(file, take('1'))).toMatchObject({ created: 0, incomplete: 2 });
  });
});
