import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingTexts } from '../../../backend/booking/booking.texts.ts';
import { exitTexts } from '../../../backend/domain/assignment/exit.texts.ts';
import { historyTexts } from '../../../backend/history/history.texts.ts';
import { forbiddenTo } from '../../../backend/parts/http/forbidden.ts';
import { httpTexts } from '../../../backend/parts/http/http.texts.ts';
import type { CallName } from '../../../backend/parts/permissions/permissions.ts';
import { territoryCreationTexts } from '../../../backend/domain/territory/territory-creation.texts.ts';
import { territoryTexts } from '../../../backend/domain/territory/territory.texts.ts';
import { territoryTypesTexts } from '../../../backend/territory-types/territory-types.texts.ts';
import { aBooking, aTerritory } from '../../support/builders.ts';
import { expectGenericFields } from '../../support/generic-fields.ts';
import { aStaff, type Staff } from '../../support/staff.ts';
import { openWorld, type World } from '../../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T09:00:00Z' });
  staff = await aStaff(world);
  await aTerritory(world, { id: 1 });
  await aTerritory(world, { id: 2, exited: { to: 5, released: '2026-01-01', due: '2026-05-01' } });
  await aBooking(world, { id: 7, territories: [1] });
});
afterAll(() => world.close());

/** Each form has one invalid value, so that no call changes anything. */
const forms = {
  'POST /territory/exit/list': { hide_recent: 'y', filter: 'paper' },
  'POST /territory/exit': {
    territory_ids: '999',
    release_date: '2026-03-15',
    return_date: '2026-03-15',
    exit_and_return: 'y',
    user_id: '5',
    activity_id: '1',
    force_online_booking: 'y',
    filter: '',
    force_booking_overwrite: 'y',
  },
  'POST /territory/return': { territory_ids: '1', return_date: '2026-03-15' },
  'POST /territory/exit/cancel': { territory_ids: '1' },
  'POST /booking/load': { booking_ids: '7' },
  'POST /booking/add': {
    booking_type: 'event',
    booking_name: 'Visite',
    force_create: 'y',
    selected: '[2]',
  },
  'POST /booking/overwrite': { booking_id: '7', force_booking_overwrite: 'y', selected: '[2]' },
  'POST /booking/clean': { booking_id: '999' },
  'POST /booking/remove': { booking_ids: '999' },
  'POST /booking/merge': { booking_ids: '7', booking_id_to_merge: '7' },
  'POST /territory/setting/edit': {
    territory_id: '999',
    name: 'Rue',
    type_id: '1',
    gate: '12',
    no_visited: 'y',
    note: 'Code',
    rebuild_map_token: 'y',
    version: '1',
    force_overwrite: 'y',
  },
  'POST /territory/remove': { territory_id: '999' },
  'POST /territory/type/edit': { type_id: '999', short_name: 'É', long_name: 'Écoles' },
  'POST /territory/add': {
    number: '1',
    name: 'Rue',
    type_id: '1',
    gate: '12',
    no_visited: 'n',
    map_url: '',
    note: '',
  },
  'POST /territory/available/export': { pdf_title: 'Été', selected: '[2]' },
  'POST /history/last': { territory_id: '999' },
  'POST /history/edit': {
    territory_id: '2',
    history_id: '999',
    output_number: '1',
    release_date: '2026-01-01',
    return_date: '',
    user_id: '5',
    activity_id: '1',
    version: '',
    force_overwrite: 'y',
  },
  'POST /history/remove': { territory_id: '2', history_id: '999', output_number: '1' },
  'POST /history/add': {
    territory_id: '2',
    release_date: '2025-01-01',
    return_date: '2025-02-01',
    user_id: '5',
    activity_id: '1',
    action: 'none',
  },
} as const satisfies Partial<Record<CallName, Readonly<Record<string, string>>>>;

/** URL-encoded, as sent. */
const hostile = [
  '',
  '%20%20',
  'a%00b',
  '%01%7f',
  '%ED%A0%80',
  '%FF%FE',
  '%zz%%',
  encodeURIComponent('👩‍🚀\u202eשלום'),
  encodeURIComponent("'; drop table histories; --"),
  encodeURIComponent('<script>alert(1)</script>'),
  encodeURIComponent('${7*7}{{7*7}}{product}{nn}$&$1'),
  'abc%0D%0ABcc',
  '-1',
  '0',
  '2147483648',
  '9'.repeat(400),
  'NaN',
  '1.5',
  '0x1',
  encodeURIComponent('{"$ne":null}'),
  encodeURIComponent('[[[1]]]'),
  encodeURIComponent(`[${'9,'.repeat(5000)}9]`),
  encodeURIComponent('['.repeat(9000)),
  '9,'.repeat(15_000),
  '0000-00-00',
  '-271821-04-20',
  'a'.repeat(30_000),
];

const templates = [
  ...Object.values(httpTexts),
  forbiddenTo(3),
  forbiddenTo(5),
  ...Object.values(exitTexts),
  ...Object.values(bookingTexts),
  ...Object.values(historyTexts),
  ...Object.values(territoryTexts),
  ...Object.values(territoryCreationTexts),
  ...Object.values(territoryTypesTexts),
];
const sentences = templates.map(
  (text) =>
    new RegExp(
      `^${text
        .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
        .replaceAll('{product}', 'territoire')
        .replaceAll(/\{\w+\}/g, '.*')}$`,
      'su',
    ),
);

it.each(Object.keys(forms) as (keyof typeof forms)[])(
  '%s answers in French to every hostile value in every field [RG-03, RG-06, RG-07, GEN-18]',
  async (name) => {
    const good: Readonly<Record<string, string>> = forms[name];
    const readsOnly = ['POST /territory/exit/list', 'POST /booking/load'].includes(name);
    for (const field of Object.keys(good)) {
      for (const value of hostile) {
        for (const who of ['3', '5'] as const) {
          const { [field]: _, ...others } = good;
          const answer = await world.call(name, {
            token: staff.token(who),
            headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
            body: `${new URLSearchParams(others).toString()}&${field}=${value}`,
          });
          const where = `${field}=${value.slice(0, 60)} by ${who}: ${answer.body.message}`;
          expectGenericFields(answer);
          expect(answer.status, where).toBe(200);
          if (answer.body.success) expect(readsOnly, where).toBe(true);
          else {
            const message = answer.body.message ?? '';
            expect(
              sentences.some((sentence) => sentence.test(message)),
              where,
            ).toBe(true);
          }
        }
      }
    }
    expect(await world.read('select territory_id from histories')).toEqual([{ territory_id: 2 }]);
    expect(await world.read('select name from bookings')).toEqual([{ name: 'Liste 7' }]);
  },
);
