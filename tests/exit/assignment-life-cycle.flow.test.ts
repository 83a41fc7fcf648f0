import { fc, rounds } from '../support/rounds.ts';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { aBooking, aTerritory } from '../support/builders.ts';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { ask, refusalOf, tokenOf } from '../support/replay.ts';
import { aStaff, set } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';
import { lives, type Round, round, type Step, steps } from './drawn-lives.ts';
import { type Change, type LifeEvent, wireOf } from './life-on-the-wire.ts';
import { assignmentLifeCycleMachine } from './assignment-life-cycle.machine.ts';
import type { Congregation } from './assignment.rules.ts';

type Life = ActorRefFrom<typeof assignmentLifeCycleMachine>;

const repeats = rounds(100, 10);
const firstDay = Temporal.PlainDate.from('2026-03-15');
const bookingIds = { paper: 1, online: 2, event: 3 } as const;
const noVisited = (id: string) => Number(id) % 5 === 0;
const bookingAtFirst = (id: string) => (Number(id) % 3 === 0 ? null : ('online' as const));
const ids = Array.from({ length: lives }, (_, index) => String(index + 1));

describe('the life of an assignment, replayed', () => {
  let world: World;
  let gateway: TestGateway;
  let today = firstDay;
  const tokens = new Map<string, string>();
  const accepted = new Map<string, number>();

  beforeAll(async () => {
    world = await openWorld();
    await aStaff(world);
    for (const id of ids) {
      await aTerritory(world, { id: Number(id), noVisited: noVisited(id) });
    }
    for (const type of ['paper', 'online', 'event'] as const) {
      await aBooking(world, { id: bookingIds[type], type });
    }
    gateway = await openGateway(world.url, { operations: 'open' });
  });

  afterAll(async () => {
    await gateway.close();
    await world.close();
  });

  async function goTo(day: Temporal.PlainDate): Promise<void> {
    today = day;
    world.clock.set(`${day.toString()}T09:00:00Z`);
    for (const id of ['3', '4', '5', '6']) tokens.set(id, await tokenOf(world, id));
  }

  /** The machines' context, read from the database. */
  async function stored(): Promise<object[]> {
    return [
      ...(await world.read<object>(`
        select t.id::text,
          open.id is not null as out,
          coalesce(open.user_id::text, '') as holder,
          coalesce(open.release_date::text, '') as release,
          coalesce(open.theoretical_return_date::text, '') as due,
          coalesce(open.online, false) as online,
          (select coalesce(max(output_number), 0) from histories h where h.territory_id = t.id) as outputs,
          (select coalesce(max(return_date)::text, '') from histories h where h.territory_id = t.id) as "lastReturn",
          b.type as booking
        from territories t
        left join histories open on open.territory_id = t.id and open.return_date is null
        left join booking_territories bt on bt.territory_id = t.id
        left join bookings b on b.id = bt.booking_id
        order by t.id`)),
    ];
  }

  const known = (life: Life, index: number) => {
    const { context, ...snapshot } = life.getSnapshot();
    const { holder, release, due, online, outputs, lastReturn, booking } = context;
    const out = typeof snapshot.value === 'object';
    return { id: ids[index], out, holder, release, due, online, outputs, lastReturn, booking };
  };

  const date = (days: number | null) =>
    days === null ? '2026-02-30' : today.subtract({ days }).toString();

  function eventOf(drawn: Step): LifeEvent {
    switch (drawn.type) {
      case 'exit': {
        const { released, returned, ...rest } = drawn;
        return { ...rest, releaseDate: date(released), returnDate: date(returned) };
      }
      case 'return':
        return { type: 'return', by: drawn.by, returnDate: date(drawn.returned) };
      default:
        return drawn;
    }
  }

  /** Makes the change through the gateway; repeats a refused one at the backend, which must refuse it too. */
  async function refusedBehind(id: string, event: Change): Promise<boolean> {
    const token = tokens.get(event.by.id) ?? '';
    const { query, variables, call, form } = await wireOf(world, id, event);
    const refusal = await refusalOf(gateway, token, query, variables);
    if (refusal === null) return false;
    const direct = await world.call(call, { token, form });
    expect([direct.body.success, direct.body.message]).toEqual([false, refusal]);
    return true;
  }

  async function book(id: string, booking: keyof typeof bookingIds | null): Promise<void> {
    await world.database.asTenant(1, async (db) => {
      await db.rows('delete from booking_territories where territory_id = $1', [id]);
      if (booking === null) return;
      const sql = 'insert into booking_territories values (1, $1, $2)';
      await db.rows(sql, [bookingIds[booking], id]);
    });
  }

  /** Sends the event to machine and backend, which must agree on it. */
  async function act(life: Life, id: string, event: LifeEvent): Promise<void> {
    const allowed = life.getSnapshot().can(event);
    if (event.type === 'booked') {
      if (allowed) await book(id, event.booking);
    } else {
      const refused = await refusedBehind(id, event);
      expect({ event, allowed: !refused }).toEqual({ event, allowed });
    }
    if (allowed) accepted.set(event.type, (accepted.get(event.type) ?? 0) + 1);
    life.send(event);
  }

  async function begin(drawn: Round): Promise<Life[]> {
    const imposedActivities = drawn.imposed ? ['1', '3'] : null;
    await world.database.asTenant(1, async (db) => {
      await db.rows('delete from histories');
      await db.rows('delete from booking_territories');
      await db.rows('delete from setting_activities');
      for (const id of imposedActivities ?? []) {
        await db.rows('insert into setting_activities values (1, $1)', [id]);
      }
    });
    await set(
      world,
      `restrict_exits = ${drawn.restrictExits}, restrict_returns = ${drawn.restrictReturns},
       bypass_no_visited = ${drawn.bypassNoVisited}, restrict_activities = ${drawn.imposed},
       online_automatic_return = ${drawn.onlineAutomaticReturn}`,
    );
    await goTo(firstDay);
    const congregation: Congregation = {
      ...drawn,
      imposedActivities,
      userIds: ['1', '2', '3', '4', '5', '6'],
      assignmentMonths: { '1': 4, '2': 2, '3': 2, '4': 1 },
      onlineEnabled: true,
    };
    for (const id of ids) await book(id, bookingAtFirst(id));
    return ids.map((id) => {
      const booking = bookingAtFirst(id);
      const input = { congregation, noVisited: noVisited(id), booking };
      const life = createActor(assignmentLifeCycleMachine, {
        input: { ...input, today: today.toString() },
      });
      return life.start();
    });
  }

  async function pass(days: number, all: readonly Life[]): Promise<void> {
    await goTo(today.add({ days }));
    await ask(gateway, tokens.get('3') ?? '', '{ exitCancelChoices { territories { id } } }');
    for (const life of all) life.send({ type: 'day.passed', today: today.toString() });
  }

  /** The lists for a person who is not a manager offer exactly what the machines allow. */
  async function expectLists(all: readonly Life[], by: { id: string; role: number }) {
    const offered = async (query: string) => {
      const answer = await ask(gateway, tokens.get(by.id) ?? '', query).catch(() => ({}));
      const [list] = Object.values(answer) as ({ territories: { id: string }[] } | null)[];
      return (list?.territories ?? []).map(({ id }) => id).toSorted();
    };
    const allowed = (event: LifeEvent) =>
      ids.filter((_, index) => all[index]?.getSnapshot().can(event)).toSorted();
    const nothing = { releaseDate: '', returnDate: '', exitAndReturn: false, forceOnline: false };
    expect(await offered('{ exitChoices { territories { id } } }')).toEqual(
      allowed({ type: 'exit', by, userId: '', activityId: '1', ...nothing }),
    );
    expect(await offered('{ returnChoices { territories { id } } }')).toEqual(
      allowed({ type: 'return', by, returnDate: '' }),
    );
  }

  it(
    `${lives * repeats} sequences: machine, gateway and backend allow the same and come to the same [EXIT-22…27, RET-09…11, CAN-05, EXD-07, EXD-08, B-12, B-13, B-67…69, B-102, B-103]`,
    { timeout: 900_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(round, async (drawn) => {
          const all = await begin(drawn);
          for (let at = 0; at < steps; at += 1) {
            await pass(drawn.days[at] ?? 0, all);
            await Promise.all(
              all.map((life, index) =>
                act(life, ids[index] ?? '', eventOf(drawn.sequences[index]![at]!)),
              ),
            );
            expect(await stored()).toEqual(
              all.map(known).toSorted((a, b) => Number(a.id) - Number(b.id)),
            );
          }
          await pass(0, all);
          await expectLists(all, { id: '4', role: 4 });
          await expectLists(all, { id: '5', role: 5 });
        }),
        { numRuns: repeats, endOnFailure: true },
      );
      expect([...accepted.keys()].toSorted()).toEqual([
        'booked',
        'cancelExit',
        'exit',
        'reprieve',
        'return',
      ]);
    },
  );
});
