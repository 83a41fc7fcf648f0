import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import type { CallName } from '../../backend/parts/permissions/permissions.ts';
import type { Form } from '../support/world.ts';
import type { Row } from './history-desk.ts';

export const steps = 20;
export const today = Temporal.PlainDate.from('2026-03-15');

/** Few distinct days, so that periods meet, touch and overlap; some lie after today, some are missing. */
const ago = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.constantFrom(0, 1, 2, 3, 14, 15, 30, 31, 32, 60, 61, 90, 200, 380, 745),
  },
  { weight: 1, arbitrary: fc.constantFrom(-1, null) },
);
const period = { released: ago, returned: ago };
const who = {
  user: fc.constantFrom('3', '4', '5', '6', '6', '21', ''),
  activity: fc.constantFrom('1', '1', '2', '3', '4', '9'),
};
const which = fc.nat({ max: 7 });

const add = fc.record({ type: fc.constant('add' as const), ...period, ...who });
const edit = fc.record({
  type: fc.constant('edit' as const),
  which,
  number: fc.constantFrom(null, null, null, '1', '2', '3', '8', '0', 'x'),
  /** Null keeps the stored period. */
  period: fc.option(fc.record(period)),
  ...who,
  version: fc.constantFrom('none' as const, 'present' as const, 'outdated' as const),
  force: fc.boolean(),
});
const exit = fc.record({
  type: fc.constant('exit' as const),
  ...period,
  ...who,
  exitAndReturn: fc.boolean(),
});
const step = fc.oneof(
  { weight: 4, arbitrary: add },
  { weight: 5, arbitrary: edit },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('remove' as const), which }) },
  { weight: 3, arbitrary: exit },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('return' as const), returned: ago }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cancel' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('reprieve' as const), which }) },
);
/** Territories whose histories change in parallel. */
export const territories = [11, 12, 13, 14, 15];
const sequence = fc.array(step, { minLength: steps, maxLength: steps });
export const round = fc.tuple(...territories.map(() => sequence));

type Drawn<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;
export type Step = Drawn<typeof step>;

const day = (days: number | null): string =>
  days === null ? '' : today.subtract({ days }).toString();

type KnownRow = Row & { readonly territory_id: number };

/** The call that a step makes on a territory with these rows. */
export function callOf(
  drawn: Step,
  territory: number,
  rows: readonly KnownRow[],
): { readonly name: CallName; readonly form: Form } {
  const territory_id = String(territory);
  const row = 'which' in drawn ? rows[drawn.which % Math.max(rows.length, 1)] : rows[0];
  const history_id = String(row?.history_id ?? 999_999);
  switch (drawn.type) {
    case 'add':
      return {
        name: 'POST /history/add',
        form: {
          territory_id,
          release_date: day(drawn.released),
          return_date: day(drawn.returned),
          user_id: drawn.user,
          activity_id: drawn.activity,
          action: 'add',
        },
      };
    case 'edit':
      return {
        name: 'POST /history/edit',
        form: {
          territory_id,
          history_id,
          output_number: drawn.number ?? String(row?.output_number ?? 1),
          release_date: drawn.period ? day(drawn.period.released) : (row?.release_date ?? ''),
          return_date: drawn.period ? day(drawn.period.returned) : (row?.return_date ?? ''),
          user_id: drawn.user,
          activity_id: drawn.activity,
          ...(drawn.version === 'none'
            ? {}
            : {
                version: drawn.version === 'present' ? String(row?.version ?? '') : 'of long ago',
              }),
          force_overwrite: drawn.force ? 'y' : 'n',
        },
      };
    case 'remove':
      return {
        name: 'POST /history/remove',
        form: { territory_id, history_id, output_number: String(row?.output_number ?? 1) },
      };
    case 'exit':
      return {
        name: 'POST /territory/exit',
        form: {
          territory_ids: territory_id,
          release_date: day(drawn.released),
          return_date: day(drawn.returned),
          exit_and_return: drawn.exitAndReturn ? 'y' : 'n',
          user_id: drawn.user,
          activity_id: drawn.activity,
        },
      };
    case 'return':
      return {
        name: 'POST /territory/return',
        form: { territory_ids: territory_id, return_date: day(drawn.returned) },
      };
    case 'cancel':
      return { name: 'POST /territory/exit/cancel', form: { territory_ids: territory_id } };
    default:
      return { name: 'POST /history/reprieve', form: { territory_id, history_id } };
  }
}

export type { KnownRow };
