import { randomBytes } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import type { Clock } from '../clock/clock.ts';
import type { Database, Db } from '../db/database.ts';
import { actInside } from '../db/elsewhere.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { loansOf, type Loan } from './seed-history.ts';
import { demoPassword, demoUsers, type DemoUser } from './seed-people.ts';
import { plansFor, type BookingType, type Plan } from './seed-plan.ts';
import { randomFrom, type Random } from './seed-random.ts';
import { demoGround, type DemoGround, type DemoTerritory } from './seed-territories.ts';
import {
  insertBookings,
  insertGlobalMap,
  insertLoanEvents,
  insertLoans,
  insertMaps,
} from './seed-work.queries.ts';
import {
  congregationsExist,
  insertCongregations,
  insertSettings,
  insertTerritories,
  insertType,
  insertUsers,
  waitForOtherSeeds,
  type SettingsRow,
} from './seed.queries.ts';
import { seedTexts } from './seed.texts.ts';

const monaco = 1;
const beausoleil = 2;
const chance = 20_261_120;

/** The shipped basemap, and a survey's thin green-blue line around a quiet tint. */
const settings: SettingsRow = {
  basemap_provider_id: 2,
  polygon_line_color: '#1b4d5a',
  polygon_line_dash: 'n',
  polygon_fill_color: '#2f7f8f',
  polygon_fill_opacity: 0.1,
  build_maps_puzzle: false,
};

/** The demo congregations of design/running.md, all or nothing, and only where there is none yet. */
export async function seedDemo(database: Database, clock: Clock): Promise<void> {
  await database.asSite(async (db) => {
    await waitForOtherSeeds(db);
    if (await congregationsExist(db)) return;
    const { congregations } = seedTexts;
    await insertCongregations(db, [congregations.monaco, congregations.beausoleil]);
    const hashes = await Promise.all(
      [...demoUsers.monaco, ...demoUsers.beausoleil].map(() => hashPassword(demoPassword)),
    );

    await actInside(db, monaco);
    await insertSettings(db, { ...settings, build_maps_puzzle: true });
    await insertPeople(db, demoUsers.monaco, hashes);
    await insertGround(db, await demoGround(), clock.today());

    await actInside(db, beausoleil);
    await insertSettings(db, settings);
    await insertPeople(db, demoUsers.beausoleil, hashes.slice(demoUsers.monaco.length));
  });
}

const insertPeople = (db: Db, users: readonly DemoUser[], hashes: readonly string[]) =>
  insertUsers(
    db,
    users.map((user, at) => ({
      login: user.login,
      password_hash: hashes[at] ?? '',
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
  await insertLoans(
    db,
    worked.flatMap(({ territory: { number }, plan }) =>
      loansOf(plan, today, random).map((loan) => loanRow(number, loan)),
    ),
  );
  await insertLoanEvents(db, deskLogin, today.toString());
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

/** Who lends what nobody takes online. */
const deskLogin = 'DEMO Gestionnaire';

/** 128 random bits (B-72). */
const newToken = () => randomBytes(16).toString('base64url');

const territoryRow = ({ number, name, gate }: DemoTerritory, plan: Plan, random: Random) => ({
  number,
  name,
  type: seedTexts.types[plan.kind],
  gate,
  no_visited: plan.noVisited,
  note: plan.noted ? random.pick(seedTexts.notes) : '',
});

const loanRow = (number: number, loan: Loan) => ({
  number,
  output_number: loan.outputNumber,
  login: loan.login,
  activity_id: loan.activity,
  release_date: loan.released.toString(),
  return_date: loan.returned?.toString() ?? null,
  theoretical_return_date: loan.due.toString(),
  reprieve_months: loan.reprieveMonths,
  online: loan.online,
});
