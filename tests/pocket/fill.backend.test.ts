import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { tidyCongregation } from '../../backend/daily/daily.ts';
import { success } from '../support/generic-fields.ts';
import { openPocketWorld } from './pocket-world.ts';

const { world, staff, out, fill, permission, later, act } = await openPocketWorld();

afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-03-15T09:00:00Z');
  await staff.signInAgain();
});

const token = expect.stringMatching(/^1-[\w-]{22}$/u) as unknown;

describe('filling a pocket [OWN-103]', () => {
  it('gives all that a device keeps of one’s own territories, and names nobody', async () => {
    const id = await out();
    const answer = await fill();
    expect(answer).toEqual(
      success({
        owner: expect.stringMatching(/^[\w-]{22}$/u) as unknown,
        filled_at: '2026-03-15T09:00:00Z',
        keep: expect.stringMatching(/^1-[\w-]{22}\.[\w-]{22}$/u) as unknown,
        expires_at: '2026-04-14T09:00:00Z',
        territories: [
          {
            history_id: id,
            number_name: `T${id} - Rue ${id}`,
            note: '',
            release_date_human: '01/01/2026',
            theoretical_return_date: '2026-05-01',
            theoretical_return_date_human: '01/05/2026',
            asked: [],
            acts: [
              { action: 'returned', tap: 'returns', token },
              { action: 'month', tap: 'asksMonth', token },
            ],
            map_link: `https://plans.example.org/map/token-of-the-map-of-000${id}`,
            qrcode: expect.stringMatching(/^data:image\/svg\+xml;base64,/u) as unknown,
            map: expect.objectContaining({
              basemap_name: 'OpenStreetMap',
              latitude: 43.7355,
              geojson_feature: expect.objectContaining({ type: 'FeatureCollection' }) as unknown,
            }) as unknown,
            unvisited: [],
            streets: expect.objectContaining({ some_before: false, token }) as unknown,
          },
        ],
      }),
    );
    expect(JSON.stringify(answer)).not.toMatch(/Rôle|Assemblée/u);
    const rows = await world.read<{ line: string }>(
      'select p::text as line from pocket_permissions p',
    );
    const tokens = answer.territories.flatMap(({ acts }) => acts.map((it) => it.token ?? ''));
    for (const one of tokens)
      expect(rows.filter(({ line }) => line.includes(one.slice(2)))).toEqual([]);
  });

  it('offers what the rules of the return allow, and not what was asked already', async () => {
    const id = await out({ online: false });
    const own = async () => (await fill()).territories.find((it) => it.history_id === id);
    expect((await own())?.acts.map(({ tap }) => tap)).toEqual(['asksReturn', 'asksMonth']);
    await staff.ask('5', 'POST /onetap/ask', { history_id: String(id), action: 'month' });
    expect((await own())?.acts.map(({ tap }) => tap)).toEqual(['asksReturn']);
  });

  it('issues no permission anew where the device holds one that is good, unless the date has moved', async () => {
    const id = await out();
    const held = [await permission(id, 'returned'), await permission(id, 'month')];
    const tokens = async () =>
      (await fill(held)).territories.find((it) => it.history_id === id)?.acts.map((it) => it.token);
    expect(await tokens()).toEqual([null, null]);
    const ids = { territory_id: String(id), history_id: String(id) };
    await staff.ask('3', 'POST /history/reprieve', ids);
    expect(await tokens()).toEqual([token, token]);
  });

  it('is empty for a site administrator at another congregation, who has another pocket there', async () => {
    const call = async (who: '1' | 'site in 2' | 'neighbour') =>
      (await world.call('POST /pocket/fill', { token: staff.token(who) })).body;
    const [home, away] = [await call('1'), await call('site in 2')];
    expect([away['territories'], away['keep']]).toEqual([[], null]);
    expect((await call('neighbour'))['territories']).toEqual([]);
    expect(home['owner']).not.toBe(away['owner']);
    expect((await call('1'))['owner']).toBe(home['owner']);
  });

  it('needs a session, and permissions that have ended are forgotten after thirty more days [RG-04]', async () => {
    expect((await world.call('POST /pocket/fill')).status).toBe(401);
    const id = await out();
    const { territories } = await fill();
    const mine = territories.find((it) => it.history_id === id)?.acts[0]?.token ?? '';
    const tidy = () => world.database.asTenant(1, (db) => tidyCongregation(db, world.clock));
    later(60 * 24);
    await tidy();
    expect((await act(mine)).message).toMatch(/plus de 30 jours/u);
    later(1);
    await tidy();
    expect((await act(mine)).message).toMatch(/ne peut plus être envoyée/u);
  });
});
