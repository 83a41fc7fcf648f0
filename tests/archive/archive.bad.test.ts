import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCongregation, aUser } from '../support/builders.ts';
import { openWorld, type World } from '../support/world.ts';
import { aFullCongregation } from './a-full-congregation.ts';
import { archiveOf, exported, imported, tablesIn } from './archive-world.ts';
import { badArchives } from './bad-archives.ts';
import { everything } from './everything.ts';

let world: World;
let good: Buffer;

beforeAll(async () => {
  world = await openWorld();
  await aCongregation(world, { id: 1 });
  await aUser(world, { id: 1, login: 'Rôle numéro 1', role: 1 });
  await aFullCongregation(world);
  good = await exported(world, 7);
});
afterAll(() => world.close());

describe('a bad archive', { timeout: 60_000 }, () => {
  it('is refused with the file, the line and the reason, and nothing is written: ninety of them', async () => {
    const bad = badArchives(good);
    expect(bad.length).toBeGreaterThanOrEqual(80);
    const before = await everything(world);
    const answers: Record<string, unknown> = {};
    for (const { what, archive } of bad) {
      answers[what] = await imported(world, archive, 'Ailleurs');
    }
    expect(answers).toEqual(Object.fromEntries(bad.map(({ what, reason }) => [what, reason])));
    expect(await everything(world)).toEqual(before);
  });

  it('is told from a good one, made by the same hands', async () => {
    expect(await imported(world, archiveOf(tablesIn(good)), 'Ailleurs')).toMatchObject({
      name: 'Ailleurs',
    });
  });
});
