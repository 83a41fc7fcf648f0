import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAssignment, aTerritory } from '../support/builders.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { openWorld, type Form, type World } from '../support/world.ts';

interface Row {
  readonly assignments: readonly { readonly text: string }[] | null;
}

let world: World;
let staff: Staff;

/** T1 was out twice, T2 never, T3 and T4 are out now. */
beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:00:00Z' });
  staff = await aStaff(world);
  for (const id of [1, 2, 3, 4]) await aTerritory(world, { id });
  const history = [
    { territory: 1, released: '2019-02-01', returned: '2019-05-02', due: '2019-06-01' },
    { territory: 1, released: '2025-01-01', returned: '2025-03-15', due: '2025-05-01' },
    { territory: 3, released: '2025-11-20', due: '2026-03-20' },
    { territory: 4, released: '2026-01-20', due: '2026-05-20' },
  ];
  for (const [at, entry] of history.entries()) {
    await anAssignment(world, { id: 101 + at, outputNumber: at + 1, to: 5, ...entry });
  }
});
afterAll(() => world.close());

const asked = (form: Form) => staff.ask('3', 'POST /territory/histogram', form);
const rows = async (form: Form) => (await asked(form))['territories'] as readonly Row[];

it('the requested number of rows have their assignments; territories that were never out always have them [REST-12, HIST-08]', async () => {
  const whole = await rows({});
  const without = (...places: readonly number[]) =>
    whole.map((row, at) => (places.includes(at) ? { ...row, assignments: null } : row));
  expect(whole.map(({ assignments }) => assignments?.length)).toEqual([2, 0, 1, 1]);
  expect(await rows({ strips: '1' })).toEqual(without(2, 3));
  expect(await rows({ strips: '3' })).toEqual(without(3));
  for (const strips of ['4', '60', '', '0', 'x', '-1', '99999999999']) {
    expect(await rows({ strips })).toEqual(whole);
  }
});

it('a row without an assignment in those months says so, wherever it stands [HIST-05, HIST-06, B-61]', async () => {
  expect((await rows({ month: '1', strips: '1' })).map(({ assignments }) => assignments)).toEqual([
    [],
    [],
    [],
    [],
  ]);
  const left = await rows({ month: '3', prefilter: 'y', strips: '1' });
  expect(left.map(({ assignments }) => assignments)).toEqual([[], [], []]);
});

it('the start of the first assignment in those months is sent, null where there is none [HIST-04, HIST-05]', async () => {
  const first = async (form: Form) => (await asked(form))['first_release_date'];
  expect(await first({ month: '13', strips: '1' })).toBe('2019-02-01');
  expect(await first({ month: '12', strips: '1' })).toBe('2025-01-01');
  expect(await first({ month: '3' })).toBe('2026-01-20');
  expect(await first({ month: '1' })).toBeNull();
  expect(await first({ month: '13', prefilter: 'y' })).toBeNull();
});
