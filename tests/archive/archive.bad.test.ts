import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCongregation, aUser } from '../support/builders.ts';
import { openWorld, type World } from '../support/world.ts';
import { aFullCongregation } from './a-full-congregation.ts';
import { archiveOf, exported, imported, tablesIn } from './archive-world.ts';
import { badArchives } from './bad-archives.ts';
import { everything } from './everything.ts';

let world: World;
let good: Buffer;
let before: Awaited<ReturnType<typeof everything>>;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world, { id: 1 });
  await aUser(world, { id: 1, login: 'Rôle numéro 1', role: 1 });
  await aFullCongregation(world);
  good = await exported(world, 7);
  before = await everything(world);
});
afterAll(() => world.close());

describe('a bad archive', () => {
  it.each(badArchives)(
    'with $what is refused with the file, the line and the reason, and nothing is written',
    async ({ from, reason }) => {
      expect(await imported(world, from(good), 'Ailleurs')).toBe(reason);
      expect(await everything(world)).toEqual(before);
    },
  );

  it('differs by its defect alone from an archive that is accepted', async () => {
    expect(await imported(world, archiveOf(tablesIn(good)), 'Ailleurs')).toMatchObject({
      name: 'Ailleurs',
    });
  });
});
