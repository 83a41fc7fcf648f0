import { randomBytes } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import type { Clock } from '../parts/clock/clock.ts';
import type { Database, Db } from '../parts/db/database.ts';
import { actInside } from '../parts/db/elsewhere.ts';
import { hashPassword } from '../parts/passwords/passwords.ts';
import { assignmentsOf, type Assignment } from './seed-history.ts';
import { demoPassword, demoUsers, type DemoUser } from './seed-people.ts';
import { plansFor, type BookingType, type Plan } from './seed-plan.ts';
import { randomFrom, type Random } from './seed-random.ts';
import { demoGround, type DemoGround, type DemoTerritory } from './seed-territories.ts';
import {
  insertBookings,
  insertGlobalMap,
  insertAssignmentEvents,
  insertAssignments,
  insertMaps,
} from './seed-work.queries.ts';
import {
  congregationsExist,
  insertCongregation,
  insertCongregations,
  insertSettings,
  insertTerritories,
  insertType,
  insertUsers,
  waitForOtherSeeds,
  type SettingsRow,
  type UserRow,
} from './seed.queries.ts';
import { seedTexts } from './seed.texts.ts';

const monaco = 1;
const beausoleil = 2;
const chance = 20_261_120;

/** The bundled basemap, and polygons with a thin green-blue outline and a light fill. */
const settings: SettingsRow = {
  basemap_provider_id: 2,
  polygon_line_color: '#1b4d5a',
  polygon_line_dash: 'n',
  polygon_fill_color: '#2f7f8f',
  polygon_fill_opacity: 0.1,
  build_maps_puzzle: false,
};

/**
 * Inserts the demo congregations (docs/demo-data.md) in one transaction, if there is no
 * congregation yet.
 */
export async function seedDemo(database: Database, clock: Clock): Promise<void> {
  await database.asSite(async (db) => {
    await waitForOtherSeeds(db);
    if (await congregationsExist(db)) return;
    const { congregations } = seedTexts;
    await insertCongregations(db, [congregations.monaco, congregations.beausoleil]);
    const [people, neighbours] = await Promise.all([
      withHashes(demoUsers.monaco),
      withHashes(demoUsers.beausoleil),
    ]);

    await actInside(db, monaco);
    await seedWork(db, people, clock.today());

    await actInside(db, beausoleil);
    await insertSettings(db, settings);
    await insertUsers(db, neighbours);
  });
}

/** One more congregation with the people and the work of Monaco; its id. */
export const seedCopy = (database: Database, clock: Clock, name: string): Promise<number> =>
  database.asSite(async (db) => {
    const id = await insertCongregation(db, name);
    await actInside(db, id);
    await seedWork(db, await withHashes(demoUsers.monaco), clock.today());
    return id;
  });

async function seedWork(db: Db, people: readonly UserRow[], today: Temporal.PlainDate) {
  await insertSettings(db, { ...settings, build_maps_puzzle: true });
  await insertUsers(db, people);
  await insertGround(db, await demoGround(), today);
}

const withHashes = (users: readonly DemoUser[]): Promise<readonly UserRow[]> =>
  Promise.all(
    users.map(async (user) => ({
      login: user.login,
      password_hash: await hashPassword(demoPassword),
      email: user.email,
      subscription: user.subscription,
      rgpd_privacy: user.acceptedPrivacy,
      rgpd_forget_me: user.forgetMe,
      role_id: user.role,
    })),
  );

async function insertGround(
  db: Db,
  { limits, territories }: DemoGround,
  today: Temporal.PlainDate,
): Promise<void> {
  const random = randomFrom(chance);
  const plans = plansFor(territories.length, random);
  const worked = territories.flatMap((territory, at) => {
    const plan = plans[at];
    return plan ? [{ territory, plan }] : [];
  });

  await insertType(db, seedTexts.ownType.short, seedTexts.ownType.long);
  await insertTerritories(
    db,
    worked.map(({ territory, plan }) => territoryRow(territory, plan, random)),
  );
  await insertMaps(
    db,
    territories.map(({ number, map }) => ({ number, token: newToken(), ...map })),
  );
  await insertGlobalMap(db, limits);
  await insertAssignments(
    db,
    worked.flatMap(({ territory: { number }, plan }) =>
      assignmentsOf(plan, today, random).map((assignment) => assignmentRow(number, assignment)),
    ),
  );
  await insertAssignmentEvents(db, deskLogin, today.toString());
  await insertBookings(
    db,
    bookingTypes.map((type) => ({
      type,
      name: seedTexts.bookings[type],
      numbers: worked
        .filter(({ plan }) => plan.booking === type)
        .map(({ territory }) => territory.number),
    })),
  );
}

const bookingTypes: readonly BookingType[] = ['paper', 'online', 'event'];

/** Author of assignments that are not made online. */
const deskLogin = 'DEMO Gestionnaire';

/** 128 random bits, URL-safe (B-72). */
const newToken = () => randomBytes(16).toString('base64url');

const territoryRow = ({ number, name, gate }: DemoTerritory, plan: Plan, random: Random) => ({
  number,
  name,
  type: seedTexts.types[plan.kind],
  gate,
  no_visited: plan.noVisited,
  note: plan.noted ? random.pick(seedTexts.notes) : '',
});

const assignmentRow = (number: number, assignment: Assignment) => ({
  number,
  output_number: assignment.outputNumber,
  login: assignment.login,
  activity_id: assignment.activity,
  release_date: assignment.released.toString(),
  return_date: assignment.returned?.toString() ?? null,
  theoretical_return_date: assignment.due.toString(),
  reprieve_months: assignment.reprieveMonths,
  online: assignment.online,
});
