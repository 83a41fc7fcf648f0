import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMap, aTerritory, type TerritoryFacts } from '../support/builders.ts';
import { refusal, told } from '../support/generic-fields.ts';
import { aStaff, type Staff, type Who } from '../support/staff.ts';
import { openWorld, type Form, type World } from '../support/world.ts';

let world: World;
let staff: Staff;

beforeAll(async () => {
  world = await openWorld({ now: '2026-03-15T13:32:00Z' });
  staff = await aStaff(world);
  await aTerritory(world, { id: 900, congregation: 2 });
});
afterAll(() => world.close());

let lastId = 0;
const territory = (facts: Partial<TerritoryFacts> = {}) =>
  aTerritory(world, { ...facts, id: (lastId += 1) });
const view = async (who: Who, territoryId: string | number) =>
  (
    await world.call('GET /territory/setting/view/{territory_id}', {
      token: staff.token(who),
      path: { territory_id: territoryId },
    })
  ).body;
const settingsOf = (id: number | string, more: Form = {}): Form => ({
  territory_id: String(id),
  name: `Rue ${id}`,
  type_id: '1',
  gate: '',
  no_visited: 'n',
  note: '',
  rebuild_map_token: 'n',
  ...more,
});
const edit = (who: Who, form: Form) => staff.ask(who, 'POST /territory/setting/edit', form);
const stored = (id: number) =>
  world.read(
    `select number, name, type_id, gate, no_visited, note from territories where id = ${id}`,
  );
const logged = (name: string) =>
  world.read(
    `select login, action, css_class from event_logs where number_name = '${name}' order by id`,
  );
const saved = (fields: object) => ({ ...told('Territoire enregistré.'), ...fields });
const versionOf = async (id: number) => (await view('3', id))['version'];

describe('a new link to the map', () => {
  const mapInfo = async (link: unknown) =>
    (
      await world.call('GET /map/info/{token}', {
        path: { token: String(link).split('/').at(-1) ?? '' },
      })
    ).body.success;

  it('opens the map, and the old one opens nothing any more [DET-19, REST-17, B-72]', async () => {
    const id = await territory();
    const token = await aMap(world, { territory: id });
    const answer = await edit('3', settingsOf(id, { rebuild_map_token: 'y' }));
    expect(answer).toEqual(
      saved({
        map_link: expect.stringMatching(/^http:\/\/localhost:4000\/map\/[\w-]{22}$/u),
        enable_draw_btn: true,
        map_drawed: true,
        version: 2,
      }),
    );
    expect(await mapInfo(answer['map_link'])).toBe(true);
    expect(await mapInfo(token)).toBe(false);
    expect(await logged(`T${id} - Rue ${id}`)).toMatchObject([
      { action: 'Modifié\u202F: lien de la carte' },
    ]);
  });

  it('is refused where no map was drawn, also when one lies elsewhere, and nothing is saved [REST-17, B-71]', async () => {
    const none = await territory();
    const elsewhere = await territory({ mapUrl: 'https://maps.example.org/12' });
    for (const id of [none, elsewhere]) {
      expect(await edit('3', settingsOf(id, { name: 'Autre', rebuild_map_token: 'y' }))).toEqual(
        refusal('Ce territoire n’a pas de carte.'),
      );
      expect(await stored(id)).toMatchObject([{ name: `Rue ${id}` }]);
    }
  });
});

describe('two people who save the same territory', () => {
  it('who says nothing of what he read overwrites, as documented [REST-17, DET-18]', async () => {
    const id = await territory();
    await edit('3', settingsOf(id, { name: 'La première' }));
    expect(await edit('2', settingsOf(id, { name: 'La seconde' }))).toMatchObject({
      success: true,
      version: 3,
    });
  });

  it('the second is told who changed what and when, and that he may overwrite [REST-17, OWN-05]', async () => {
    const id = await territory();
    const version = String(await versionOf(id));
    await edit('3', settingsOf(id, { name: 'La première', gate: '12', version }));
    const second = settingsOf(id, { name: 'La seconde', version });
    expect(await edit('2', second)).toEqual({
      ...refusal(
        'Rôle numéro 3 a modifié ce territoire entre-temps (le 15/03/2026 à 14:32)\u202F: nom, nombre de portes. Rien n’est enregistré.',
      ),
      message_type: 'warning',
      overwrite_switch: true,
    });
    expect(await stored(id)).toMatchObject([{ name: 'La première', gate: 12 }]);
    expect(await edit('2', { ...second, force_overwrite: 'y' })).toMatchObject({
      success: true,
      version: 3,
    });
    expect(await stored(id)).toMatchObject([{ name: 'La seconde', gate: null }]);
  });

  it('who has seen the first one’s values saves without more [REST-17]', async () => {
    const id = await territory();
    await edit('3', settingsOf(id, { name: 'La première', version: '1' }));
    const version = String(await versionOf(id));
    expect(await edit('2', settingsOf(id, { name: 'La seconde', version }))).toMatchObject({
      success: true,
    });
  });

  it('is told of somebody, without a name, where the account is gone or is one of elsewhere [REST-17, B-48]', async () => {
    await edit('site in 2', settingsOf(900, { name: 'Vue du site' }));
    const stale = settingsOf(900, { name: 'Vue du port', version: '1' });
    expect(await edit('neighbour', stale)).toMatchObject({
      message:
        'Quelqu’un a modifié ce territoire entre-temps (le 15/03/2026 à 14:32)\u202F: nom. Rien n’est enregistré.',
      overwrite_switch: true,
    });
  });

  it('at the same moment: one saves, the other is told [REST-17]', async () => {
    const id = await territory();
    const answers = await Promise.all(
      (['1', '2', '3', '2', '3'] as const).map((who, at) =>
        edit(who, settingsOf(id, { name: `Rue du ${at}`, version: '1' })),
      ),
    );
    expect(answers.filter((answer) => answer['success'] === true)).toHaveLength(1);
    expect(answers.filter((answer) => answer['overwrite_switch'] === true)).toHaveLength(4);
  });
});
