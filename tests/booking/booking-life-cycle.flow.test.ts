import { fc, rounds } from '../support/rounds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor, type EventFrom } from 'xstate';
import { aTerritory } from '../support/builders.ts';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { refusalOf, tokenOf } from '../support/replay.ts';
import { aStaff } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';
import { type Facts, wireOf } from './booking-on-the-wire.ts';
import { type Change, lanes, round, type Step, steps } from './drawn-bookings.ts';
import { bookingLifeCycleMachine } from './booking-life-cycle.machine.ts';

type Life = ActorRefFrom<typeof bookingLifeCycleMachine>;
type LifeEvent = EventFrom<typeof bookingLifeCycleMachine>;
type Which = Change['which'];

/** Two bookings and the four territories they share. */
interface Lane {
  readonly at: number;
  readonly territories: readonly string[];
  readonly lives: Record<Which, Life>;
}

const repeats = rounds(100, 8);
const other = { one: 'two', two: 'one' } as const;
const bothOf = ['one', 'two'] as const;
const isKept = (life: Life) => typeof life.getSnapshot().value === 'object';
const heldBy = (life: Life) => life.getSnapshot().context.held;
const isOut = (life: Life, id: string) => life.getSnapshot().context.out.includes(id);

describe('the life of a booking, replayed', () => {
  let world: World;
  let gateway: TestGateway;
  const tokens = new Map<number, string>();
  const accepted = new Map<string, number>();

  beforeAll(async () => {
    world = await openWorld();
    await aStaff(world);
    for (let at = 0; at < lanes; at += 1) {
      for (const id of territoriesOf(at)) await aTerritory(world, { id: Number(id) });
    }
    for (const role of [3, 4, 5]) tokens.set(role, await tokenOf(world, String(role)));
    gateway = await openGateway(world.url, { operations: 'open' });
  });

  afterAll(async () => {
    await gateway.close();
    await world.close();
  });

  const territoriesOf = (at: number) => [1, 2, 3, 4].map((place) => String(at * 4 + place));
  const nameOf = (at: number, which: Which) => `Liste ${which} ${at}`;
  const born = (territories: readonly string[], out: readonly string[] = []) =>
    createActor(bookingLifeCycleMachine, {
      input: { territories, out, bookedElsewhere: [] },
    }).start();

  async function stored() {
    const rows = await world.read<{ name: string; id: string; held: readonly string[] }>(`
      select name, id::text, array(
        select territory_id::text from booking_territories where booking_id = bookings.id order by 1
      ) as held
      from bookings`);
    return new Map(rows.map(({ name, ...booking }) => [name, booking]));
  }
  type Stored = Awaited<ReturnType<typeof stored>>;

  /** The machines' view: the territories of each existing booking. */
  const known = (all: readonly Lane[]) =>
    Object.fromEntries(
      all.flatMap(({ at, lives }) =>
        bothOf
          .filter((which) => isKept(lives[which]))
          .map((which) => [nameOf(at, which), heldBy(lives[which]).toSorted()]),
      ),
    );
  const contentsOf = (bookings: Stored) =>
    Object.fromEntries([...bookings].map(([name, { held }]) => [name, held.toSorted()]));

  function factsOf({ at, territories }: Lane, change: Change, before: Stored): Facts {
    const idOf = (which: Which) => before.get(nameOf(at, which))?.id ?? '999999';
    const places = 'places' in change ? change.places : [];
    return {
      bookingId: idOf(change.which),
      otherId: idOf(other[change.which]),
      bookingName: change.type === 'add' ? bookingNameOf(at, change) : '',
      territoryIds: places.map((place) => territories[place] ?? '999999'),
    };
  }

  const bookingNameOf = (at: number, { name, which }: Extract<Change, { type: 'add' }>) =>
    ({
      own: nameOf(at, which),
      other: nameOf(at, other[which]),
      empty: '',
      wrong: `#${nameOf(at, which)}`,
    })[name];

  function eventOf({ lives }: Lane, change: Change, facts: Facts): LifeEvent {
    const { territoryIds, bookingName } = facts;
    const neighbour = lives[other[change.which]];
    switch (change.type) {
      case 'add': {
        const { by, force, name } = change;
        const nameTaken = name === 'other' && isKept(neighbour);
        const creation = { bookingType: 'event', bookingName, nameTaken, territoryIds } as const;
        return { type: 'add', by, force, ...creation };
      }
      case 'overwrite':
        return { type: 'overwrite', by: change.by, force: change.force, territoryIds };
      case 'merge': {
        const there = !change.alone && isKept(neighbour);
        const { by, kept } = change;
        return { type: 'merge', by, kept, other: there ? heldBy(neighbour) : null };
      }
      default:
        return { type: change.type, by: change.by };
    }
  }

  /** Makes the change through the gateway; repeats a refused one at the backend, which must refuse it with the same sentence. */
  async function refusedBehind(change: Change, facts: Facts): Promise<boolean> {
    const token = tokens.get(change.by.role) ?? '';
    const { query, variables, call, form } = wireOf(change, facts);
    const refusal = await refusalOf(gateway, token, query, variables);
    if (refusal === null) return false;
    const direct = await world.call(call, { token, form });
    expect([direct.body.success, direct.body.message]).toEqual([false, refusal]);
    return true;
  }

  async function act(lane: Lane, drawn: Step, before: Stored): Promise<void> {
    if (drawn.type === 'out or in') return takeOutOrBringBack(lane, drawn.place);
    // Taking the name of the other booking while that one does not exist would create a third booking.
    const { lives } = lane;
    if (drawn.type === 'add' && drawn.name === 'other' && !isKept(lives[other[drawn.which]]))
      return;
    const facts = factsOf(lane, drawn, before);
    const event = eventOf(lane, drawn, facts);
    const allowed = lives[drawn.which].getSnapshot().can(event);
    const refused = await refusedBehind(drawn, facts);
    expect({ event, allowed: !refused }).toEqual({ event, allowed });
    if (!allowed) return;
    accepted.set(event.type, (accepted.get(event.type) ?? 0) + 1);
    const held = heldBy(lives[drawn.which]);
    lives[drawn.which].send(event);
    if (drawn.type === 'merge') {
      const kept = drawn.kept === 'this' ? 'other' : 'this';
      lives[other[drawn.which]].send({ type: 'merge', by: drawn.by, kept, other: held });
    }
    settle(lane, drawn.which);
  }

  /** Tells each machine which territories the other holds, first the one that did not act; a removed booking may be created again. */
  function settle({ lives, territories }: Lane, first: Which): void {
    for (const which of bothOf) {
      const { value, context } = lives[which].getSnapshot();
      if (value === 'gone') lives[which] = born(territories, context.out);
    }
    for (const which of [other[first], first]) {
      const territoryIds = heldBy(lives[other[which]]);
      lives[which].send({ type: 'bookedElsewhere', territoryIds });
    }
  }

  async function takeOutOrBringBack(lane: Lane, place: number): Promise<void> {
    const { lives, territories } = lane;
    const id = territories[place] ?? '';
    const out = isOut(lives.one, id);
    const mutation = out
      ? `mutation { it: returnTerritories(territoryIds: ["${id}"], returnDate: "2026-03-15") { __typename } }`
      : `mutation { it: exitTerritories(form: { territoryIds: ["${id}"], activityId: "1", userId: "5",
          releaseDate: "2026-03-15" }) { __typename } }`;
    expect(await refusalOf(gateway, tokens.get(3) ?? '', mutation, {})).toBe(null);
    for (const which of bothOf) {
      lives[which].send({ type: out ? 'returned' : 'exited', territoryIds: [id] });
    }
    settle(lane, 'one');
  }

  it(
    `${lanes * repeats} sequences: machine, gateway and backend allow the same and come to the same [BOOK-03…21, B-38…B-41]`,
    { timeout: 900_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(round, async (drawn) => {
          await world.database.asTenant(1, async (db) => {
            await db.rows('delete from histories');
            await db.rows('delete from bookings');
          });
          const all = drawn.map((_, at): Lane => {
            const territories = territoriesOf(at);
            return { at, territories, lives: { one: born(territories), two: born(territories) } };
          });
          let before = await stored();
          for (let at = 0; at < steps; at += 1) {
            await Promise.all(all.map((lane, index) => act(lane, drawn[index]![at]!, before)));
            before = await stored();
            expect(contentsOf(before)).toEqual(known(all));
          }
        }),
        { numRuns: repeats, endOnFailure: true },
      );
      expect([...accepted.keys()].toSorted()).toEqual([
        'add',
        'clean',
        'load',
        'merge',
        'overwrite',
        'remove',
      ]);
    },
  );
});
