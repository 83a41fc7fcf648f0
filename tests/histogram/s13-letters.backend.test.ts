import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAssignment, aTerritory, aUser } from '../support/builders.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:04:05Z' });
  staff = await aStaff(world);
  await aTerritory(world, { id: 1 });
  const logins = ['田中 Aiko', 'ИВАНОВ Пётр', 'NGUYỄN Thị Ánh'];
  for (const [at, login] of logins.entries()) {
    await aUser(world, { id: 70 + at, login });
    await anAssignment(world, {
      id: 100 + at,
      territory: 1,
      to: 70 + at,
      released: `2025-1${at}-01`,
      returned: `2025-1${at}-20`,
      due: '2026-08-01',
      outputNumber: at + 1,
    });
  }
});
afterAll(() => world.close());

const unprintable = async (query: Readonly<Record<string, string>>) => {
  const call = { token: staff.token('3'), query };
  return (await world.call('GET /territory/s13/check', call)).body.unprintable;
};

describe('the preview of an S-13', () => {
  it('names who cannot be printed with all letters, on the sheet of that year only [OWN-20]', async () => {
    expect([await unprintable({}), await unprintable({ service_year: '2025' })]).toEqual([
      'Le PDF ne peut pas imprimer toutes ces lettres, un carré (□) prend leur place\u202F: «\u202F田中 Aiko\u202F» (田 中).',
      '',
    ]);
  });
});
