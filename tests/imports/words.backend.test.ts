import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aTerritory, aUser } from '../support/builders.ts';
import {
  asForm,
  openImportsWorld,
  told,
  type ImportsWorld,
  type SentFile,
} from './imports-world.ts';
import { chooser, type Choice, type Chooser } from './word-choices.ts';

let imports: ImportsWorld;
let check: Chooser['check'];
let run: Chooser['run'];

beforeAll(async () => {
  imports = await openImportsWorld();
  ({ check, run } = chooser(imports));
  const { world } = imports;
  await aTerritory(world, { id: 1, name: 'Rue Grimaldi' });
  await aTerritory(world, { id: 2, name: 'Port' });
  await aUser(world, { id: 40, login: 'DUPOND Jeanne' });
  await aUser(world, { id: 41, login: 'MARTIN Zoé' });
  await aUser(world, { id: 42, login: 'MARTIN ZOE' });
});
afterAll(() => imports.world.close());

let before: readonly string[];
beforeEach(async () => {
  before = await imports.everything();
});

const past = (...rows: SentFile['rows']): SentFile => ({
  kind: 'history',
  columns: 'number,login,release_date,return_date,activity',
  rows,
});
const read = <Row extends object>(sql: string) => imports.world.read<Row>(sql);
const firstUser = async (login: string) =>
  (await read<{ id: number }>(`select id from users where login = '${login}'`))[0]?.id ?? 0;

describe('words that nobody here is called', () => {
  const names = past(
    ['1', 'Dupond, Jean', '2020-01-01', '2020-02-01', ''],
    ['1', 'DUPOND Jean', '2021-01-01', '2021-02-01', 'Tracts'],
    ['2', 'dupond jéan', '2021-01-01', '2021-02-01', ''],
    ['2', 'DUPOND Jean', '2022-01-01', '2022-02-01', ''],
    ['1', 'Zoé Martin', '2022-01-01', '2022-02-01', ''],
    ['2', 'Ève', '2023-01-01', '2023-02-01', ''],
    ['1', '', '2023-01-01', '2023-02-01', ''],
  );

  it('are grouped, whatever their case, accents, signs and order, with the nearest names first [OWN-130]', async () => {
    const { words, offers } = await check(names);
    const word = { decided: false, removable: true, new_fault: null, other_spellings: [] };
    expect(words).toEqual([
      {
        ...word,
        field: 'person',
        word: 'DUPOND Jean',
        other_spellings: ['Dupond, Jean', 'dupond jéan'],
        lines: [2, 3, 4, 5],
        nearest: [
          40,
          expect.any(Number),
          expect.any(Number),
          expect.any(Number),
          expect.any(Number),
        ],
        new_name: 'DUPOND Jean',
      },
      {
        ...word,
        field: 'person',
        word: 'Zoé Martin',
        lines: [6],
        nearest: [41, 42],
        new_name: null,
      },
      {
        ...word,
        field: 'person',
        word: 'Ève',
        lines: [7],
        nearest: expect.any(Array),
        new_name: null,
        new_fault: 'Ce champs doit contenir au moins 6 caractères',
      },
      { ...word, field: 'person', word: '', lines: [8], nearest: [], new_name: null },
      {
        ...word,
        removable: false,
        field: 'activity',
        word: 'Tracts',
        lines: [3],
        nearest: expect.any(Array),
        new_name: null,
      },
    ]);
    expect(offers).toEqual([
      {
        field: 'person',
        options: expect.arrayContaining([{ id: 40, name: 'DUPOND Jeanne' }]),
      },
      {
        field: 'activity',
        options: expect.arrayContaining([{ id: 1, name: 'Porte à porte' }]),
      },
    ]);
    expect(await imports.everything()).toEqual(before);
  });

  it('become what is chosen for any of their spellings; nothing is written before the import [OWN-130]', async () => {
    const choices: readonly Choice[] = [
      { field: 'person', word: 'dupond jean', take: 'created' },
      { field: 'person', word: 'MARTIN ZOÉ', take: 'existing', id: '41' },
      { field: 'person', word: 'Ève', take: 'removed' },
      { field: 'person', word: '', take: 'left' },
      { field: 'activity', word: 'tracts', take: 'existing', id: '2' },
    ];
    const report = await check(names, ...choices);
    expect(told(report)).toEqual([
      '2 | created | T1 - Rue Grimaldi (Dupond, Jean)',
      '3 | created | T1 - Rue Grimaldi (DUPOND Jean)',
      '4 | created | T2 - Port (dupond jéan)',
      '5 | created | T2 - Port (DUPOND Jean)',
      '6 | created | T1 - Rue Grimaldi (Zoé Martin)',
      '7 | created | T2 - Port (Ève)',
      '8 | ignored | T1 - Rue Grimaldi | Laissée de côté',
    ]);
    expect(report).toMatchObject({ created: 6, ignored: 1, incomplete: 0, people_created: 1 });
    expect(await imports.everything()).toEqual(before);

    const ran = await run(names, ...choices);
    expect(ran).toMatchObject({ success: true, created: 6 });
    const created = await firstUser('DUPOND Jean');
    expect(await read(`select role_id, email from users where id = ${created}`)).toEqual([
      { role_id: 5, email: null },
    ]);
    expect(
      await read(
        `select territory_id as t, to_char(release_date, 'YYYY') as y, user_id as u, activity_id as a from histories order by 1, 2`,
      ),
    ).toEqual([
      { t: 1, y: '2020', u: created, a: 1 },
      { t: 1, y: '2021', u: created, a: 2 },
      { t: 1, y: '2022', u: 41, a: 1 },
      { t: 2, y: '2021', u: created, a: 1 },
      { t: 2, y: '2022', u: created, a: 1 },
      { t: 2, y: '2023', u: null, a: 1 },
    ]);
    const again = await check(names, ...choices);
    expect(again).toMatchObject({ created: 0, updated: 0, ignored: 7 });
    expect(await imports.undo(ran['import_id'])).toMatchObject({ success: true });
    expect(await imports.everything()).toEqual(before);
    expect(await read("select 1 from event_logs where action like '%DUPOND%'")).toEqual([]);
  });

  it('that are created and used by no imported line are not created [OWN-130]', async () => {
    const file = past(['1', 'LEROY Anne', '2020-01-01', 'jamais', '']);
    const choice: Choice = { field: 'person', word: 'LEROY Anne', take: 'created' };
    expect(await check(file, choice)).toMatchObject({ refused: 1, people_created: 0 });
    const both = past(
      ['1', 'LEROY Anne', '2020-01-01', 'jamais', ''],
      ['1', 'DUPOND Jeanne', '2020-01-01', '2020-02-01', ''],
    );
    const { digest } = await check(both, choice);
    const ran = await imports.run(both, {
      digest: String(digest),
      choices: JSON.stringify([choice]),
      skipped: '2',
    });
    expect(ran).toMatchObject({ success: true });
    expect(await firstUser('LEROY Anne')).toBe(0);
    await imports.undo(ran['import_id']);
  });

  it('of an assignment that is still open become no removed person [OWN-130, B-48]', async () => {
    const file = past(['1', 'Inconnue Ancienne', '2026-01-01', '', '']);
    const removed: Choice = { field: 'person', word: 'Inconnue Ancienne', take: 'removed' };
    expect(told(await check(file, removed))).toEqual([
      '2 | doubtful | T1 - Rue Grimaldi (Inconnue Ancienne) | Ce territoire n’est pas rentré\u202F: un proclamateur supprimé ne peut pas l’avoir. Ajoute la date de rentrée, ou choisis quelqu’un.',
    ]);
  });

  it.each<readonly [string, Choice]>([
    [
      'a person of another congregation',
      { field: 'person', word: 'X Inconnu', take: 'existing', id: '21' },
    ],
    ['a removed person', { field: 'person', word: 'X Inconnu', take: 'existing', id: '999999' }],
    ['no id', { field: 'person', word: 'X Inconnu', take: 'existing' }],
    ['an id that is none', { field: 'person', word: 'X Inconnu', take: 'existing', id: '-1' }],
    ['a namesake to create', { field: 'person', word: 'Zoé Martin', take: 'created' }],
    ['a name that is too short', { field: 'person', word: 'Ève', take: 'created' }],
    ['an activity to create', { field: 'activity', word: 'Tracts', take: 'created' }],
    ['an activity of removed people', { field: 'activity', word: 'Tracts', take: 'removed' }],
  ])('cannot stand for %s [OWN-130, GEN-20]', async (_, choice) => {
    const word = choice.field === 'person' ? choice.word : 'DUPOND Jeanne';
    const file = past([
      '1',
      word,
      '2020-01-01',
      '2020-02-01',
      choice.field === 'activity' ? 'Tracts' : '',
    ]);
    expect(told(await check(file, choice))).toEqual([
      `2 | incomplete | T1 - Rue Grimaldi (${word}) | Ce que tu avais choisi n’est plus possible\u202F: choisis de nouveau.`,
    ]);
    expect(await run(file, choice)).toMatchObject({ success: false });
    expect(await imports.everything()).toEqual(before);
  });

  it.each(['[', '{}', '[{"field":"pet","word":"x","take":"left"}]', '[{"field":"type"}]'])(
    'with choices that cannot be read are refused whole: %s [OWN-130]',
    async (choices) => {
      const file = asForm(past(['1', 'X Inconnu', '2020-01-01', '2020-02-01', '']));
      expect(
        await imports.staff.ask('2', 'POST /import/check', { ...file, choices }),
      ).toMatchObject({
        success: false,
        message: 'Le fichier n’a pas pu être lu\u202F: rien n’est importé.',
      });
    },
  );

  it('may be five hundred people, with names of 45 wide letters [OWN-130]', async () => {
    const wide = (at: number) => `${'W'.repeat(41)} ${String(at).padStart(3, '0')}`;
    const rows = Array.from({ length: 500 }, (_, at): readonly string[] => [
      '1',
      wide(at),
      `${2000 + Math.floor(at / 25)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
      '',
      '',
    ]);
    const file = past(
      ...rows.map(([number = '', login = '', day = '']) => [number, login, day, day, '']),
    );
    const choices = rows.map(([, word = '']): Choice => ({
      field: 'person',
      word,
      take: 'created',
    }));
    const ran = await run(file, ...choices);
    expect(ran).toMatchObject({ success: true, created: 500 });
    expect(await read("select count(*) as n from users where login like 'WWW%'")).toEqual([
      { n: 500 },
    ]);
    expect(await imports.undo(ran['import_id'])).toMatchObject({ success: true });
    expect(await imports.everything()).toEqual(before);
  });
});

it('an import of history is not undone once a person it made has something else [OWN-130]', async () => {
  const ran = await run(past(['1', 'NEUF Paul', '2020-01-01', '2020-02-01', '']), {
    field: 'person',
    word: 'NEUF Paul',
    take: 'created',
  });
  await imports.staff.ask('3', 'POST /territory/exit', {
    territory_ids: '2',
    user_id: String(await firstUser('NEUF Paul')),
    activity_id: '1',
    release_date: '2026-03-15',
  });
  expect(await imports.undo(ran['import_id'])).toMatchObject({
    success: false,
    message: 'NEUF Paul a sorti un territoire depuis\u202F: cet import ne peut plus être annulé.',
  });
});
