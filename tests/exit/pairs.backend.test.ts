import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '../../backend/parts/permissions/permissions.ts';
import { rounds } from '../support/rounds.ts';
import { aStaff, type Staff } from '../support/staff.ts';
import { openWorld, type Form, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:00:00Z' });
  staff = await aStaff(world);
});
afterAll(() => world.close());

const times = rounds(100, 20);
const atOnce = 10;

/**
 * The rows of one repetition: territories a and b (available, in booking x), c (available, in booking
 * y), d (available), and e (out since January, with an open assignment that also has the id e).
 */
interface Ground {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly x: number;
  readonly y: number;
}
const groundOf = (time: number): Ground => {
  const [t, b] = [time * 5, time * 2];
  return { a: t + 1, b: t + 2, c: t + 3, d: t + 4, e: t + 5, x: b + 1, y: b + 2 };
};

beforeEach(async () => {
  await world.database.asTenant(1, async (db) => {
    for (const table of ['bookings', 'territories', 'event_logs']) {
      await db.rows(`delete from ${table}`);
    }
    await db.rows(
      `insert into territories (congregation_id, id, number, name)
       select 1, n, n, 'Rue ' || n from generate_series(1, $1::integer) n`,
      [times * 5],
    );
    await db.rows(
      `insert into bookings (congregation_id, id, name, type)
       select 1, n, 'Liste ' || n, 'paper' from generate_series(1, $1::integer) n`,
      [times * 2],
    );
    await db.rows(
      `insert into booking_territories (congregation_id, booking_id, territory_id)
       select 1, (id - 1) / 5 * 2 + case when id % 5 = 3 then 2 else 1 end, id
       from territories where id % 5 in (1, 2, 3)`,
    );
    await db.rows(
      `insert into histories (congregation_id, id, territory_id, output_number, user_id, release_date, theoretical_return_date)
       select 1, id, id, 1, 5, '2026-01-01', '2026-05-01' from territories where id % 5 = 0`,
    );
  });
});

type Step = (ground: Ground) => readonly [CallName, Form];

const exit =
  (ids: (ground: Ground) => readonly number[], more: Form = {}): Step =>
  (ground) => [
    'POST /territory/exit',
    {
      territory_ids: ids(ground).join(','),
      release_date: '2026-03-15',
      user_id: '6',
      activity_id: '1',
      ...more,
    },
  ];
const exitAndReturn = { exit_and_return: 'y', return_date: '2026-03-15' };
const giveBack: Step = ({ e }) => [
  'POST /territory/return',
  { territory_ids: String(e), return_date: '2026-03-15' },
];
const cancel: Step = ({ e }) => ['POST /territory/exit/cancel', { territory_ids: String(e) }];
const reprieve: Step = ({ e }) => [
  'POST /history/reprieve',
  { territory_id: String(e), history_id: String(e) },
];
const add =
  (name: string, ids: (ground: Ground) => readonly number[]): Step =>
  (ground) => [
    'POST /booking/add',
    {
      booking_type: 'event',
      booking_name: `${name} ${ground.a}`,
      selected: JSON.stringify(ids(ground)),
    },
  ];
const overwrite: Step = ({ x, b, d }) => [
  'POST /booking/overwrite',
  { booking_id: String(x), selected: JSON.stringify([d, b]) },
];
const merge: Step = ({ x, y }) => [
  'POST /booking/merge',
  { booking_ids: `${y},${x}`, booking_id_to_merge: String(y) },
];
const clean: Step = ({ x }) => ['POST /booking/clean', { booking_id: String(x) }];
const remove: Step = ({ x, y }) => ['POST /booking/remove', { booking_ids: `${y},${x}` }];

/** The state of a ground's territories: out or not, booking, number of assignments, months of reprieve. */
async function after({ a, x, y }: Ground): Promise<string> {
  const rows = await world.read<{ place: string; rows: number; months: number }>(`
    select
      case
        when bool_or(h.return_date is null and h.id is not null) then 'out'
        when max(b.id) = ${x} then 'x'
        when max(b.id) = ${y} then 'y'
        when max(b.id) is not null then split_part(max(b.name), ' ', 1)
        else 'in'
      end as place,
      count(h.id) as rows,
      coalesce(sum(h.reprieve_months), 0)::integer as months
    from territories t
    left join histories h on h.territory_id = t.id
    left join booking_territories bt on bt.territory_id = t.id
    left join bookings b on b.id = bt.booking_id
    where t.id between ${a} and ${a + 4}
    group by t.id
    order by t.id`);
  return rows.map((it) => `${it.place}${it.rows}${it.months ? `+${it.months}` : ''}`).join(' ');
}

/** Invariants that hold after any pair of calls. */
const broken = () =>
  world.read(`
    select 'open twice' as what, territory_id from histories
    where return_date is null group by 2 having count(*) > 1
    union all
    select 'a gap', territory_id from histories
    group by 2 having max(output_number) <> count(*) or min(output_number) <> 1
    union all
    select 'out and booked', bt.territory_id from booking_territories bt
    join histories h on h.territory_id = bt.territory_id and h.return_date is null`);

const before = 'x0 x0 y0 in0 out1';
/** Each outcome as 'first second: a b c d e', + done, - refused. */
const pairs: readonly (readonly [string, Step, Step, readonly string[]])[] = [
  [
    'exit × exit-and-return',
    exit(({ a, d }) => [d, a]),
    exit(({ a, d }) => [a, d], exitAndReturn),
    ['+-: out1 x0 y0 out1 out1', '++: out2 x0 y0 out2 out1'],
  ],
  [
    'exit × booking add',
    exit(({ c, d }) => [d, c]),
    add('Neuve', ({ d }) => [d]),
    ['+-: x0 x0 out1 out1 out1', '++: x0 x0 out1 out1 out1'],
  ],
  ['return × cancel', giveBack, cancel, ['+-: x0 x0 y0 in0 in1', '-+: x0 x0 y0 in0 in0']],
  ['return × reprieve', giveBack, reprieve, ['+-: x0 x0 y0 in0 in1', '++: x0 x0 y0 in0 in1+1']],
  ['overwrite × merge', overwrite, merge, ['-+: y0 y0 y0 in0 out1', '++: in0 y0 y0 y0 out1']],
  [
    'exit × booking delete',
    exit(({ a, b, c }) => [c, a, b]),
    remove,
    ['++: out1 out1 out1 in0 out1'],
  ],
  ['clean × overwrite', clean, overwrite, ['++: in0 x0 y0 x0 out1', '++: in0 in0 y0 in0 out1']],
  ['cancel × reprieve', cancel, reprieve, ['+-: x0 x0 y0 in0 in0', '++: x0 x0 y0 in0 in0']],
  ['return × return', giveBack, giveBack, ['+-: x0 x0 y0 in0 in1', '-+: x0 x0 y0 in0 in1']],
  [
    'add × add of the same territory',
    add('Une', ({ d }) => [d]),
    add('Autre', ({ d }) => [d]),
    ['+-: x0 x0 y0 Une0 out1', '-+: x0 x0 y0 Autre0 out1'],
  ],
  [
    'add × add of the same name',
    add('Une', ({ d }) => [d]),
    add('Une', ({ d }) => [d]),
    ['+-: x0 x0 y0 Une0 out1', '-+: x0 x0 y0 Une0 out1'],
  ],
  [
    'exit × exit the other way round',
    exit(({ a, b, c, d }) => [a, b, c, d]),
    exit(({ a, b, c, d }) => [d, c, b, a]),
    ['+-: out1 out1 out1 out1 out1', '-+: out1 out1 out1 out1 out1'],
  ],
];

describe('two calls at the same moment', () => {
  it('start from the same rows', async () => {
    expect(await after(groundOf(0))).toBe(before);
    expect(await after(groundOf(times - 1))).toBe(before);
    expect(await broken()).toEqual([]);
  });

  it.each(pairs)(
    '%s: as if one had come first, however often [EXIT-27, REST-41, REST-43, REST-45, REST-49, REST-50, REST-51, REST-52, REST-53, REST-15]',
    { timeout: 120_000 },
    async (_, first, second, outcomes) => {
      const send = async ([name, form]: ReturnType<Step>, who: '2' | '3') => {
        const { success } = await staff.ask(who, name, form);
        return success === true ? '+' : '-';
      };
      const oneTime = async (time: number) => {
        const ground = groundOf(time);
        const turned = time % 2 === 1;
        const steps = turned ? [second, first] : [first, second];
        const done = await Promise.all(
          steps.map((step, at) => send(step(ground), at === 0 ? '2' : '3')),
        );
        return `${(turned ? done.toReversed() : done).join('')}: ${await after(ground)}`;
      };
      const seen = new Set<string>();
      for (let time = 0; time < times; time += atOnce) {
        const some = Array.from({ length: atOnce }, (_unused, at) => oneTime(time + at));
        for (const outcome of await Promise.all(some)) seen.add(outcome);
      }
      expect([...seen].filter((outcome) => !outcomes.includes(outcome))).toEqual([]);
      expect(await broken()).toEqual([]);
    },
  );
});
