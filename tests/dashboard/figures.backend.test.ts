import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallName } from '#backend/parts/permissions/permissions.ts';
import { dateOf, dayOf, monthBack } from '#web/coverage-map/coverage-map.days.ts';
import {
  coverageAt,
  monthFigures,
  type CoverageRecord,
} from '#web/coverage-map/coverage-map.rules.ts';
import { countedMonth, countedState, endOfMonth } from '../coverage-map/counted-coverage.ts';
import { countedHistogram } from '../histogram/counted-histogram.ts';
import { success } from '../support/generic-fields.ts';
import { tokenFor } from '../support/session.ts';
import { openWorld, type Form } from '../support/world.ts';
import { countedTrends } from '../trends/counted-trends.ts';
import { countedDashboard } from './counted-dashboard.ts';
import { countedForecast } from './counted-forecast.ts';
import { randomCongregation, settle, type Ground } from './random-history.ts';

const datasets = 200;
const names = { 1: 'Gestion Naire', 2: 'Ancien Ancien' };
const typeNames = ['Habitations', 'Commerces', 'Entreprises', 'Rural'];

/** Instants with their day in Paris: leap days, clock changes, ends of months, years and service years. */
const moments = [
  ['2026-03-15T09:00:00Z', '2026-03-15'],
  ['2024-02-28T23:30:00Z', '2024-02-29'],
  ['2024-02-29T22:59:59Z', '2024-02-29'],
  ['2025-02-28T09:00:00Z', '2025-02-28'],
  ['2026-03-28T23:30:00Z', '2026-03-29'],
  ['2026-03-29T21:59:59Z', '2026-03-29'],
  ['2026-10-24T22:00:00Z', '2026-10-25'],
  ['2026-10-25T22:59:59Z', '2026-10-25'],
  ['2025-12-31T23:00:00Z', '2026-01-01'],
  ['2026-05-31T09:00:00Z', '2026-05-31'],
  ['2026-08-31T21:59:59Z', '2026-08-31'],
  ['2026-08-31T22:00:00Z', '2026-09-01'],
] as const;

interface Dataset {
  readonly congregation: number;
  readonly now: string;
  readonly today: string;
  readonly grounds: readonly Ground[];
  /** The month that the histogram and the map show. */
  readonly month: number;
  readonly prefilter: boolean;
  readonly back: number;
}

const bare: Ground = { typeId: 1, booked: false, loans: [] };
/** Cases that random data seldom contains: no territory, and territories that never went out. */
const plain = [[], [bare], Array.from({ length: 14 }, () => bare)];

const history: readonly Dataset[] = Array.from({ length: datasets }, (_, at) => {
  const [now, today] = moments[at % moments.length] ?? moments[0];
  const [sample] = fc.sample(
    fc.record({
      grounds: randomCongregation(Temporal.PlainDate.from(today)),
      month: fc.integer({ min: 1, max: 13 }),
      prefilter: fc.boolean(),
      back: fc.nat({ max: 60 }),
    }),
    1,
  );
  if (!sample) throw new Error('One was asked for.');
  const grounds = plain[Math.floor(at / moments.length)] ?? sample.grounds;
  return { ...sample, grounds, congregation: at + 1, now, today };
});

const world = await openWorld();
afterAll(() => world.close());

beforeAll(async () => {
  await world.database.asSite((db) =>
    db.rows(
      `insert into congregations (id, name)
      select id, 'Assemblée ' || id from generate_series(1, $1::integer) id`,
      [datasets],
    ),
  );
  for (const { congregation, grounds } of history) {
    await world.database.asTenant(congregation, (db) =>
      db.rows(insertPeople, [names[1], names[2]]),
    );
    await settle(world, congregation, grounds);
  }
}, 30_000);

const insertPeople = `
  with settings as (
    insert into congregation_settings (congregation_id) values (current_congregation())
  )
  insert into users (congregation_id, id, login, password_hash, role_id, rgpd_privacy)
  values
    (current_congregation(), 1, $1, 'x', 3, true),
    (current_congregation(), 2, $2, 'x', 4, true)`;

async function asked(name: CallName, { now, congregation }: Dataset, form?: Form) {
  world.clock.set(now);
  const token = await tokenFor(world, 1, congregation);
  return (await world.call(name, { token, ...(form && { form }) })).body;
}

/** Compares the dataset along with its figures, so that a failure shows it. */
async function noDifference(
  figures: (dataset: Dataset) => Promise<{ readonly told: unknown; readonly counted: unknown }>,
) {
  for (const dataset of history) {
    const { told, counted } = await figures(dataset);
    expect({ dataset, figures: told }).toEqual({ dataset, figures: counted });
    expect(JSON.stringify(told)).not.toMatch(/NaN|Infinity/u);
  }
}

it('the figures of the dashboard equal an independent count, for 200 histories [DASH-02, DASH-04, REST-11, B-60]', async () => {
  await noDifference(async (dataset) => {
    const body = await asked('GET /territory/dashboard', dataset);
    const stats = body['stats'] as readonly { value: number; percent: number }[];
    return {
      told: {
        total: body['total'],
        stats: stats.map(({ value, percent }) => ({ value, percent })),
        labels: body['labels'],
        values: body['values'],
      },
      counted: countedDashboard(dataset.grounds, dataset.today),
    };
  });
}, 30_000);

it('the rows of the histogram equal an independent count, for 200 histories [HIST-08, REST-12, B-61]', async () => {
  await noDifference(async (dataset) => {
    const { month, prefilter, grounds } = dataset;
    const form = { month: String(month), prefilter: prefilter ? '1' : '0' };
    const { total, territories } = await asked('POST /territory/histogram', dataset, form);
    return {
      told: { total, territories },
      counted: countedHistogram(grounds, dataset, names),
    };
  });
}, 30_000);

it('the forecast equals an independent count, for 200 histories', async () => {
  await noDifference(async (dataset) => {
    const byType = dataset.grounds.toSorted((one, other) => one.typeId - other.typeId);
    const { types, ...forecast } = countedForecast(byType, dataset.today);
    return {
      told: await asked('GET /territory/forecast', dataset),
      counted: success({
        ...forecast,
        types: types.map((it) => ({ ...it, type: typeNames[Number(it.type) - 1] })),
      }),
    };
  });
}, 30_000);

it('the trends equal an independent count, for 200 histories [OWN-115]', async () => {
  await noDifference(async (dataset) => ({
    told: await asked('GET /territory/trends', dataset),
    counted: success(countedTrends(dataset.grounds, dataset.today)),
  }));
}, 30_000);

it('the map equals an independent count month by month, and agrees with the gauges, for 200 histories', async () => {
  await noDifference(async (dataset) => {
    const { grounds, today, back } = dataset;
    const map = await asked('GET /territory/coverage', dataset);
    const territories = map['territories'] as readonly CoverageRecord[];
    const people = map['people'] as readonly string[];
    const dashboard = await asked('GET /territory/dashboard', dataset);
    const stats = dashboard['stats'] as readonly { value: number }[];
    const { out, late, neglected } = countedMonth(grounds, today, 0);
    return {
      told: {
        today: map['today'],
        months: [back, 0].map((months) => ({
          figures: monthFigures(territories, monthBack(dayOf(today), months)),
          states: territories.map((territory) => {
            const day = dayOf(endOfMonth(today, months));
            const { state, covered, open } = coverageAt(territory, day, dayOf(today));
            return {
              state,
              covered: covered === null ? null : dateOf(covered),
              released: open === null ? null : dateOf(open.released),
            };
          }),
        })),
        holders: territories.map((territory) => {
          const { open } = coverageAt(territory, dayOf(today), dayOf(today));
          return open === null ? null : (people[open.person] ?? 'nobody');
        }),
        gauges: stats.map(({ value }) => value),
      },
      counted: {
        today,
        months: [back, 0].map((months) => ({
          figures: countedMonth(grounds, today, months),
          states: grounds.map((it) => countedState(it, endOfMonth(today, months), today)),
        })),
        holders: grounds.map(({ loans }) => {
          const open = loans.find(({ returned }) => returned === null);
          if (!open) return null;
          return open.person === 1 ? names[1] : open.person === 2 ? names[2] : 'nobody';
        }),
        gauges: [out, late, neglected, grounds.length - out],
      },
    };
  });
}, 30_000);
