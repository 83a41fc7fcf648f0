import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, aMap, anAssignment, aTerritory } from '../support/builders.ts';
import { success } from '../support/generic-fields.ts';
import { aStaff, set, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type World } from '../support/world.ts';

interface Available {
  readonly total: number;
  readonly territories: readonly { readonly territory_id: number; readonly css_class: string }[];
}

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-31T09:00:00Z', publicUrl: 'https://plans.example.org' });
  staff = await aStaff(world);
  await aTerritory(world, {
    id: 1,
    number: 12,
    name: 'Rue Grimaldi',
    typeId: 2,
    gate: 0,
    noVisited: true,
    note: 'Digicode',
  });
  await aMap(world, { territory: 1, token: 'token-of-the-map-of-twelve' });
  await aTerritory(world, {
    id: 2,
    mapUrl: 'https://example.org/2',
    exited: back('2026-02-28', 4),
  });
  await anAssignment(world, {
    id: 200,
    territory: 2,
    to: 5,
    released: '2024-01-01',
    returned: '2024-02-01',
    due: '2024-05-01',
    outputNumber: 9,
  });
  await aTerritory(world, { id: 3, gate: 12, exited: back('2026-03-01') });
  await aTerritory(world, { id: 4, exited: back('2025-11-30', 2) });
  await aTerritory(world, { id: 5, exited: back('2025-12-01', 3) });
  await aTerritory(world, { id: 6, exited: { to: 5, released: '2026-01-01', due: '2026-05-01' } });
  await aTerritory(world, { id: 20, congregation: 2 });
  await aBooking(world, { id: 1, type: 'paper', name: 'Au tableau', territories: [2] });
  await aBooking(world, { id: 2, type: 'online', name: 'En ligne', territories: [3] });
  await aBooking(world, { id: 3, type: 'event', name: 'Visite', territories: [4] });
});
afterAll(() => world.close());

function back(returned: string, activity = 1) {
  return { to: 5, released: '2025-10-01', returned, due: '2026-02-01', activity };
}
const available = async (who: Who = '3') =>
  (await staff.ask(who, 'GET /territory/available')) as unknown as Available;

const plain = {
  booking_name: '',
  booking_color: '',
  booking_icon: '',
  css_class: '',
  type: 'Habitations',
  gate: null,
  no_visited_icon: '',
  no_visited_color: '',
  no_visited_text: '',
  map_link: null,
  note: '',
};

describe('what is available', () => {
  it('is every territory that is in, by number, with every documented field [REST-46, AVL-03, AVL-04, AVL-05, AVL-06, AVL-13, B-17, B-18, B-33, B-37, B-83]', async () => {
    expect(await staff.ask('3', 'GET /territory/available')).toEqual(
      success({
        total: 5,
        territories: [
          {
            ...plain,
            territory_id: 2,
            booking_name: 'Au tableau',
            booking_color: '#8a5a00',
            booking_icon: 'mdi-text-box-outline',
            number: 2,
            number_name: 'T2 - Rue 2',
            css_class: 'row-campaign',
            return_date: '2026-02-28',
            return_date_human: '28/02/2026',
            activity: 'Présentoir',
            map_link: 'https://example.org/2',
          },
          {
            ...plain,
            territory_id: 3,
            booking_name: 'En ligne',
            booking_color: '#2f5d8c',
            booking_icon: 'mdi-export',
            number: 3,
            number_name: 'T3 - Rue 3',
            return_date: '2026-03-01',
            return_date_human: '01/03/2026',
            activity: 'Porte à porte',
            gate: 12,
          },
          {
            ...plain,
            territory_id: 4,
            booking_name: 'Visite',
            booking_color: '#7a1f3d',
            booking_icon: 'mdi-account-group',
            number: 4,
            number_name: 'T4 - Rue 4',
            css_class: 'row-standard',
            return_date: '2025-11-30',
            return_date_human: '30/11/2025',
            activity: 'Campagne',
          },
          {
            ...plain,
            territory_id: 5,
            number: 5,
            number_name: 'T5 - Rue 5',
            css_class: 'row-campaign',
            return_date: '2025-12-01',
            return_date_human: '01/12/2025',
            activity: 'Invitation',
          },
          {
            ...plain,
            territory_id: 1,
            number: 12,
            number_name: 'T12 - Rue Grimaldi',
            css_class: 'row-standard',
            type: 'Commerces',
            return_date: null,
            return_date_human: '',
            activity: '',
            gate: 0,
            no_visited_icon: 'mdi-account-cancel',
            no_visited_color: '#a3221c',
            no_visited_text: 'Personnes à ne pas visiter',
            map_link: 'https://plans.example.org/map/token-of-the-map-of-twelve',
            note: 'Digicode',
          },
        ],
        can_be_exiteds: [
          { legend_id: 1, territory_ids: [4, 1] },
          { legend_id: 2, territory_ids: [2, 4, 5, 1] },
        ],
        legends: [
          { id: 1, text: '4 mois', color: '#5a6570', css_class: 'row-standard' },
          { id: 2, text: '1 mois (campagne)', color: '#a83a78', css_class: 'row-campaign' },
        ],
      }),
    );
  });

  it('depends on the periods of the settings [AVL-08, AVL-09, B-15, B-37]', async () => {
    await set(world, 'standard_period_before_stood = 12, campaign_period_before_stood = 4');
    const body = await available();
    await set(world, 'standard_period_before_stood = 4, campaign_period_before_stood = 1');
    expect(body).toMatchObject({
      can_be_exiteds: [
        { legend_id: 1, territory_ids: [1] },
        { legend_id: 2, territory_ids: [4, 1] },
      ],
      legends: [{ text: '12 mois' }, { text: '4 mois (campagne)' }],
    });
    expect(body.territories.map(({ css_class }) => css_class)).toEqual([
      '',
      '',
      'row-campaign',
      '',
      'row-standard',
    ]);
  });

  it('is shown to every role alike, of one congregation [AVL-14, B-82, GEN-20]', async () => {
    const seen = await available();
    for (const who of ['1', '2', '4', '5'] as const) expect(await available(who)).toEqual(seen);
    for (const who of ['neighbour', 'site in 2'] as const) {
      expect((await available(who)).territories.map((it) => it.territory_id)).toEqual([20]);
    }
  });

  it('changes as territories go out and come back [AVL-13, RET-11]', async () => {
    const ids = async () => (await available()).territories.map((it) => it.territory_id);
    await staff.ask('3', 'POST /territory/exit', {
      territory_ids: '5',
      release_date: '2026-03-31',
      user_id: '5',
      activity_id: '1',
    });
    expect(await ids()).toEqual([2, 3, 4, 1]);
    const form = { territory_ids: '5', return_date: '2026-03-31' };
    await staff.ask('3', 'POST /territory/return', form);
    expect(await ids()).toEqual([2, 3, 4, 5, 1]);
    expect((await available()).territories[3]).toMatchObject({ return_date: '2026-03-31' });
  });
});
