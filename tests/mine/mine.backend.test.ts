import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCongregation, aMap, anAssignment, aTerritory, aUser } from '../support/builders.ts';
import { openWorld, type World } from '../support/world.ts';

const today = '2026-03-15T09:00:00Z';

let world: World;
let marie: string;
let paul: string;
let voisin: string;
let site: string;

beforeAll(async () => {
  world = await openWorld({ now: today, publicUrl: 'https://plans.example.org' });
  await aCongregation(world, { id: 1, name: 'Centre' });
  await aCongregation(world, { id: 2, name: 'Port' });
  await aUser(world, { id: 11, login: 'Marie Curie' });
  await aUser(world, { id: 12, login: 'Paul Valéry' });
  await aUser(world, { id: 13, login: 'Site Admin', role: 1 });
  await aUser(world, { id: 21, login: 'Voisin Port', congregation: 2 });
  await aTerritory(world, { id: 3, number: 30, name: 'Rue Grimaldi', note: 'Digicode' });
  await aTerritory(world, {
    id: 4,
    number: 4,
    name: "Boulevard d'Italie",
    typeId: 2,
    mapUrl: 'https://example.org/4',
  });
  await aTerritory(world, { id: 5, number: 5 });
  await aTerritory(world, { id: 6, number: 6 });
  await aTerritory(world, { id: 7, congregation: 2, number: 4 });
  await aMap(world, { territory: 3, token: 'token-of-the-map-of-thirty' });
  await anAssignment(world, {
    id: 1,
    territory: 3,
    to: 11,
    released: '2024-01-05',
    returned: '2024-04-06',
    due: '2024-05-05',
  });
  await anAssignment(world, {
    id: 2,
    territory: 3,
    to: 11,
    released: '2025-11-22',
    due: '2026-03-22',
    outputNumber: 2,
    online: true,
  });
  await anAssignment(world, {
    id: 3,
    territory: 4,
    to: 11,
    released: '2026-02-01',
    due: '2026-04-01',
    activity: 2,
  });
  await anAssignment(world, {
    id: 4,
    territory: 5,
    to: 12,
    released: '2025-11-15',
    due: '2026-03-15',
  });
  await anAssignment(world, {
    id: 5,
    territory: 6,
    to: 13,
    released: '2026-01-01',
    due: '2026-05-01',
  });
  await anAssignment(world, {
    id: 6,
    territory: 7,
    congregation: 2,
    to: 21,
    released: '2026-01-01',
    due: '2026-05-01',
  });
  marie = await world.signIn('Marie Curie');
  paul = await world.signIn('Paul Valéry');
  voisin = await world.signIn('Voisin Port', 2);
  site = await world.signIn('Site Admin', 2);
});

afterAll(() => world.close());
beforeEach(() => world.clock.set(today));

const mine = async (token: string) => (await world.call('GET /territory/myexited', { token })).body;
const numbers = async (token: string) =>
  ((await mine(token))['territories'] as { number_name: string }[]).map((row) => row.number_name);
const classes = async (token: string) =>
  ((await mine(token))['territories'] as { css_class: string }[]).map((row) => row.css_class);

describe('the territories assigned to the reader', () => {
  it('are those that are still out, due first at the head, with every documented field [REST-10, MYEX-02, MYEX-04, MYEX-05, B-33, OWN-46]', async () => {
    expect(await mine(marie)).toEqual({
      success: true,
      message: null,
      message_type: null,
      snackbar: false,
      snackbar_text: null,
      snackbar_color: null,
      snackbar_timeout: null,
      assigned: 2,
      today: '2026-03-15',
      territories: [
        {
          territory_id: 3,
          history_id: 2,
          number_name: 'T30 - Rue Grimaldi',
          type: 'Habitations',
          map_link: 'https://plans.example.org/map/token-of-the-map-of-thirty',
          release_date: '2025-11-22',
          release_date_human: '22/11/2025',
          theoretical_return_date: '2026-03-22',
          theoretical_return_date_human: '22/03/2026',
          activity: 'Porte à porte',
          note: 'Digicode',
          online: true,
          css_class: 'row-soon',
          asked: [],
          may_return: true,
        },
        {
          territory_id: 4,
          history_id: 3,
          number_name: "T4 - Boulevard d'Italie",
          type: 'Commerces',
          map_link: 'https://example.org/4',
          release_date: '2026-02-01',
          release_date_human: '01/02/2026',
          theoretical_return_date: '2026-04-01',
          theoretical_return_date_human: '01/04/2026',
          activity: 'Campagne',
          note: '',
          online: false,
          css_class: '',
          asked: [],
          may_return: false,
        },
      ],
    });
  });

  it('do not include those of others, in this congregation or another [MYEX-03, GEN-20]', async () => {
    expect(await numbers(paul)).toEqual(['T5 - Rue 5']);
    expect(await numbers(voisin)).toEqual(['T4 - Rue 7']);
  });

  it('have no map link without a drawn or linked map [B-33]', async () => {
    const [row] = (await mine(paul))['territories'] as { map_link: unknown }[];
    expect(row?.map_link).toBe(null);
  });

  it('are late from the due day on, soon for the seven days before it, and unmarked earlier [MYEX-06, B-17]', async () => {
    const seen = [];
    for (const day of ['2026-03-07', '2026-03-08', '2026-03-14', '2026-03-15', '2026-03-16']) {
      world.clock.set(`${day}T12:00:00Z`);
      seen.push(await classes(await world.signIn('Paul Valéry')));
    }
    expect(seen).toEqual([[''], ['row-soon'], ['row-soon'], ['row-late'], ['row-late']]);
  });

  it('are late or soon by the day in Paris, not in Greenwich [B-112]', async () => {
    world.clock.set('2026-03-14T23:30:00Z');
    expect(await classes(await world.signIn('Paul Valéry'))).toEqual(['row-late']);
  });

  it('tell which may be returned by the rules of the return, and what was requested [OWN-46, RET-09, RET-10]', async () => {
    const may = async (token: string) =>
      ((await mine(token))['territories'] as { number_name: string; may_return: boolean }[]).map(
        (row) => [row.number_name.split(' ')[0], row.may_return],
      );
    expect(await may(marie)).toEqual([
      ['T30', true],
      ['T4', false],
    ]);
    await world.read('update congregation_settings set restrict_returns = true returning 1');
    expect(await may(marie)).toEqual([
      ['T30', false],
      ['T4', false],
    ]);
    expect(await may(await world.signIn('Site Admin', 1))).toEqual([['T6', true]]);
    await world.read('update congregation_settings set restrict_returns = false returning 1');

    const ask = (history_id: string, token: string) =>
      world.call('POST /onetap/ask', { token, form: { history_id, action: 'month' } });
    expect((await ask('3', paul)).body.success).toBe(false);
    expect((await ask('3', marie)).body.success).toBe(true);
    const asked = ((await mine(marie))['territories'] as { asked: string[] }[]).map(
      (row) => row.asked,
    );
    expect(asked).toEqual([[], ['month']]);
  });

  it('are none for a person without an assignment, and the answer says so [B-64, MYEX-08]', async () => {
    await aUser(world, { id: 14, login: 'Nouveau Venu' });
    const body = await mine(await world.signIn('Nouveau Venu'));
    expect(body).toMatchObject({
      success: true,
      assigned: 0,
      territories: [],
      message: 'Aucun territoire ne t’est attribué.',
      message_type: 'info',
    });
  });

  it('are none for a site administrator in another congregation, as his own belong to his congregation [B-47, GEN-20]', async () => {
    expect(await numbers(site)).toEqual([]);
    expect(await numbers(await world.signIn('Site Admin', 1))).toEqual(['T6 - Rue 6']);
  });

  it('are all shown, without paging [MYEX-09]', async () => {
    await aUser(world, { id: 15, login: 'Grande Liste' });
    for (let id = 100; id < 160; id++) {
      await aTerritory(world, {
        id,
        exited: { to: 15, released: '2026-01-01', due: '2026-05-01' },
      });
    }
    expect(await mine(await world.signIn('Grande Liste'))).toMatchObject({ assigned: 60 });
  });

  it('are shown to nobody without a session [RG-04, MYEX-03]', async () => {
    expect((await world.call('GET /territory/myexited')).status).toBe(401);
    const forged = await world.call('GET /territory/myexited', { token: `${marie}x` });
    expect([forged.status, forged.body.success]).toEqual([401, false]);
  });
});
