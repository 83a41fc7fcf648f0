import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../backend/parts/http/answer.ts';
import { aMap, aSquare, aTerritory, anAssignment, aUser } from '../support/builders.ts';
import {
  asForm,
  openImportsWorld,
  told,
  type ImportsWorld,
  type SentFile,
} from './imports-world.ts';

let imports: ImportsWorld;

beforeAll(async () => {
  imports = await openImportsWorld();
  const { world } = imports;
  await aUser(world, { id: 40, login: 'DUPONT Jean' });
  for (const id of [1, 2, 3, 4, 5, 6]) await aTerritory(world, { id, name: `Rue ${id}` });
  for (const territory of [1, 2]) await aMap(world, { territory });
  for (const [id, to] of [
    [1, 40],
    [2, null],
  ] as const) {
    await anAssignment(world, { id, territory: id, to, released: '2026-01-10', due: '2026-05-10' });
  }
});
afterAll(() => imports.world.close());

let before: readonly string[];
beforeEach(async () => {
  before = await imports.everything();
});

const [square] = aSquare.features;
const drawn = (desc: string) =>
  JSON.stringify({ ...aSquare, features: [{ ...square, properties: { type: 'polygon', desc } }] });
const doors = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [7.42, 43.73] } },
  ],
});
const file = (...rows: SentFile['rows']): SentFile => ({
  kind: 'territories',
  columns: 'number,name,gate,note,map',
  rows,
});
const checked = async (sent: SentFile, confirmed = '') =>
  (await imports.staff.ask('2', 'POST /import/check', { ...asForm(sent), confirmed })) as Answer;
const names = () =>
  imports.world.read<{ number: number; name: string }>(
    'select number, name from territories order by number',
  );

describe('a line that is held back', () => {
  const sent = file(
    ['1', 'Quai Fictif', '', '', drawn('Autre')],
    ['2', '', '12', '', ''],
    ['30', 'Trente', '', '', doors],
  );

  it('is doubtful with all reasons, and written only once it is confirmed [OWN-313, OWN-314]', async () => {
    const shown = await checked(sent);
    expect(told(shown)).toEqual([
      '2 | doubtful | T1 - Rue 1 | À modifier\u202F: nom, carte (remplacée). Le nom change et la carte est remplacée\u202F: est-ce bien le même territoire\u202F?',
      '3 | updated | T2 - Rue 2 | À modifier\u202F: nombre de portes',
      '4 | doubtful | T30 - Trente | Avec sa carte. Des points\u202F: plutôt des adresses qu’un territoire.',
    ]);
    expect(shown).toMatchObject({ created: 0, updated: 1, doubtful: 2, maps_replaced: 0 });
    const both = await checked(sent, '2,4');
    expect(told(both)).toEqual([
      '2 | updated | T1 - Rue 1 | À modifier\u202F: nom, carte (remplacée)',
      '3 | updated | T2 - Rue 2 | À modifier\u202F: nombre de portes',
      '4 | created | T30 - Trente | Avec sa carte',
    ]);
    expect(both).toMatchObject({ created: 1, updated: 2, doubtful: 0, maps_replaced: 1 });
    expect(both['lines']).toMatchObject([
      { confirmable: true },
      { confirmable: false },
      { confirmable: true },
    ]);
    expect(await imports.everything()).toEqual(before);
  });

  it('stops the import, and is left out with the others that are not valid [OWN-314]', async () => {
    expect(await imports.run(sent)).toMatchObject({ success: false });
    expect(await imports.everything()).toEqual(before);
    const ran = await imports.run(sent, { skipped: '2,4' });
    expect(ran).toMatchObject({ success: true, created: 0, updated: 1 });
    expect(await names()).toContainEqual({ number: 1, name: 'Rue 1' });
    expect(await imports.undo(ran['import_id'])).toMatchObject({ success: true });
  });

  it('is written by an order that confirms it, as the report with these lines confirmed showed [OWN-314]', async () => {
    const [unconfirmed, { digest }] = [await checked(sent), await checked(sent, '2,4')];
    const confirmed = { confirmed: '2,4' };
    expect(
      await imports.run(sent, { ...confirmed, digest: String(unconfirmed['digest']) }),
    ).toMatchObject({
      success: false,
      message:
        'Des données ont été modifiées depuis ton essai. Rien n’est importé\u202F: lis le nouveau rapport.',
    });
    const ran = await imports.run(sent, { ...confirmed, digest: String(digest) });
    expect(ran).toMatchObject({ success: true, created: 1, updated: 2 });
    expect(await names()).toContainEqual({ number: 1, name: 'Quai Fictif' });
    expect(await imports.undo(ran['import_id'])).toMatchObject({ success: true });
    expect(await imports.everything()).toEqual(before);
  });

  it('does not free a line that is wrong for another reason [OWN-314]', async () => {
    const wrong = file(['1', 'Rue 1 bis'], ['1', 'Rue 1 ter'], ['3-B', 'Rue'], ['40', 'A & B']);
    const all = await checked(wrong, '2,3,4,5');
    expect(told(all).map((line) => line.split(' | ')[1])).toEqual([
      'updated',
      'doubtful',
      'refused',
      'refused',
    ]);
    expect(told(all)[2]).toBe(
      '4 | refused | 3-B | «\u202F3-B\u202F» n’est pas un numéro de territoire\u202F: un numéro s’écrit seulement en chiffres.',
    );
  });

  it('is each changed line where they are more than a tenth of the register [OWN-313]', async () => {
    const notes = file(...[1, 2, 3, 4, 5].map((n) => [String(n), '', '', 'Sonner', '']), [
      '31',
      'Neuf',
      '',
      '',
      '',
    ]);
    const shown = await checked(notes);
    expect(shown).toMatchObject({ created: 1, updated: 0, doubtful: 5 });
    expect(told(shown)[0]).toBe(
      '2 | doubtful | T1 - Rue 1 | À modifier\u202F: note. Ce fichier modifie 5 des 6 territoires qui existent.',
    );
  });
});

describe('a line that changes a territory', () => {
  it('gives each value before and after, and who has it [OWN-316]', async () => {
    const shown = await checked(
      file(
        ['1', 'Quai Fictif', '12', '', drawn('Autre')],
        ['2', '', '', 'Sonner', ''],
        ['3', '', '', '', drawn('Trois')],
        ['32', 'Neuf', '', '', ''],
      ),
    );
    expect(shown['lines']).toMatchObject([
      {
        territory_id: 1,
        holder: 'DUPONT Jean',
        changes: [
          { field: 'name', before: 'Rue 1', after: 'Quai Fictif' },
          { field: 'gate', before: null, after: '12' },
          { field: 'map', before: '1 zone', after: '1 zone' },
        ],
      },
      {
        territory_id: 2,
        holder: 'Proclamateur supprimé',
        changes: [{ field: 'note', before: null, after: 'Sonner' }],
      },
      {
        territory_id: 3,
        holder: null,
        changes: [{ field: 'map', before: null, after: '1 zone' }],
      },
      { territory_id: null, holder: null, changes: [] },
    ]);
  });

  it('gives a role and an address of a person before and after [OWN-316]', async () => {
    const people: SentFile = {
      kind: 'people',
      columns: 'login,email,role',
      rows: [['DUPONT Jean', 'jean@example.org', 'Ancien']],
    };
    expect((await imports.check(people))['lines']).toMatchObject([
      {
        changes: [
          { field: 'email', before: null, after: 'jean@example.org' },
          { field: 'role', before: 'Proclamateur', after: 'Ancien' },
        ],
      },
    ]);
  });
});

describe('a new territory without a name', () => {
  it('has its number for a name, which is said; one that exists keeps its own [OWN-315]', async () => {
    const sent = file(['50', '', '', '', drawn('Loin')], ['51', '', '', '', ''], ['4', '', '7']);
    expect(told(await checked(sent))).toEqual([
      '2 | created | T50 - 50 | Avec sa carte. Nom provisoire\u202F: son numéro',
      '3 | created | T51 - 51 | Nom provisoire\u202F: son numéro',
      '4 | updated | T4 - Rue 4 | À modifier\u202F: nombre de portes',
    ]);
    const ran = await imports.run(sent);
    expect(await names()).toEqual(
      expect.arrayContaining([
        { number: 4, name: 'Rue 4' },
        { number: 50, name: '50' },
        { number: 51, name: '51' },
      ]),
    );
    expect(told(await checked(sent)).map((line) => line.split(' | ')[1])).toEqual([
      'ignored',
      'ignored',
      'ignored',
    ]);
    expect(await imports.undo(ran['import_id'])).toMatchObject({ success: true });
  });
});
