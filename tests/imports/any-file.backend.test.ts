import { fc } from '../support/rounds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMap, aSquare, aTerritory, anAssignment, aUser } from '../support/builders.ts';
import { openImportsWorld, type ImportsWorld } from './imports-world.ts';

let imports: ImportsWorld;

beforeAll(async () => {
  imports = await openImportsWorld();
  const { world } = imports;
  for (const id of [1, 2, 3]) await aTerritory(world, { id, note: `Note ${id}` });
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

const point = {
  type: 'Feature',
  properties: { type: 'parking', desc: 'P' },
  geometry: { type: 'Point', coordinates: [7.42, 43.73] },
};

describe('any file, imported and undone', () => {
  const cell = (...words: readonly string[]) => fc.constantFrom('', ...words);
  const map = JSON.stringify({ ...aSquare, features: [point] });
  const files = {
    territories: fc.tuple(
      fc.integer({ min: 1, max: 12 }).map(String),
      cell('Un nom', 'Un autre', 'Faux <nom>'),
      cell('Commerces', 'Rural', 'Inconnu'),
      cell('3', '999', '1000'),
      cell('y', 'n'),
      cell('Une note', 'Note 2'),
      cell('https://example.org/1'),
      cell(map, JSON.stringify(aSquare), '{}'),
    ),
    people: fc.tuple(
      fc.oneof(
        fc.integer({ min: 1, max: 20 }).map((at) => `PERSONNE Numéro ${at}`),
        fc.constantFrom('DUPONT Jean', 'LEROY Anne', 'Anne Leroy', 'Autre Rôle 5', 'Petit'),
      ),
      cell('a@example.org', 'jean@example.org', 'b@example.org', 'faux'),
      cell('Ancien', 'Proclamateur', 'Gestionnaire', 'Administrateur du site'),
    ),
    history: fc.tuple(
      fc.integer({ min: 1, max: 4 }).map(String),
      fc.constantFrom('DUPONT Jean', 'Jean Dupont', 'Autre Rôle 5', 'Inconnu'),
      cell('2023-01-01', '2023-05-01', '2025-06-01', '2027-01-01'),
      cell('2023-02-01', '2023-06-01', '2025-07-01'),
      cell('Campagne'),
    ),
  };
  const columns = {
    territories: 'number,name,type,gate,no_visited,note,map_url,map',
    people: 'login,email,role',
    history: 'number,login,release_date,return_date,activity',
  };

  it.each(['territories', 'people', 'history'] as const)(
    'of %s leaves every table as it was; refused, too [OWN-09]',
    async (kind) => {
      let imported = 0;
      const rows = fc.array(files[kind] as fc.Arbitrary<readonly string[]>, {
        minLength: 1,
        maxLength: 8,
      });
      await fc.assert(
        fc.asyncProperty(rows, fc.boolean(), async (some, skipping) => {
          const file = { kind, columns: columns[kind], rows: some };
          const before = await imports.everything();
          const { lines, digest } = await imports.check(file);
          const judged = lines as readonly { line: number; status: string }[];
          const bad = judged
            .filter(({ status }) => ['incomplete', 'doubtful', 'refused'].includes(status))
            .map(({ line }) => line);
          const skipped = skipping ? bad.join(',') : '';
          const ran = await imports.run(file, { skipped, digest: String(digest) });
          if (!skipping && bad.length > 0) expect(ran.success).toBe(false);
          if (ran.success) {
            imported += 1;
            expect(await imports.everything()).not.toEqual(before);
            // A line that was left out may be valid now that the others are stored.
            const written = {
              ...file,
              rows: some.filter((_, at) => !bad.includes(judged[at]?.line ?? 0)),
            };
            expect(await imports.check(written)).toMatchObject({ created: 0, updated: 0 });
            expect(await imports.undo(ran['import_id'])).toMatchObject({ success: true });
          }
          expect(await imports.everything()).toEqual(before);
        }),
        { numRuns: 15 },
      );
      expect(imported).toBeGreaterThan(0);
    },
    60_000,
  );
});
