import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCongregation,
  aGlobalMap,
  aMap,
  aSquare,
  aTerritory,
  aUser,
  anAssignment,
} from '../support/builders.ts';
import { success } from '../support/generic-fields.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let congregations = 0;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A new congregation for each test. */
async function newCongregation(settings: Record<string, boolean> = {}): Promise<number> {
  const id = (congregations += 1);
  await aCongregation(world, { id, name: `Assemblée ${id}`, settings });
  return id;
}

async function menuOf(congregation: number, role: 1 | 2 | 3 | 4 | 5 = 5) {
  const login = `DEMO Rôle ${role}`;
  await aUser(world, { id: role, congregation, login, role });
  const token = await world.signIn(login, congregation);
  return world.call('GET /user/menu', { token });
}

const mine = {
  type: 'one',
  icon: 'mdi-map-marker-account',
  title: 'Mes territoires',
  target: '/t-my-exited',
};
const exited = {
  type: 'one',
  icon: 'mdi-format-list-bulleted',
  title: 'Attribués',
  target: '/t-exited',
};

const exit = { type: 'one', icon: 'mdi-export', title: 'Sortir', target: '/t-exit' };
const back = { type: 'one', icon: 'mdi-import', title: 'Rentrer', target: '/t-return' };
const available = {
  type: 'one',
  icon: 'mdi-home',
  title: 'Disponibles',
  target: '/t-available',
};
const exitCancel = {
  type: 'one',
  icon: 'mdi-undo',
  title: 'Annuler une sortie',
  target: '/t-exit-cancel',
};
const detail = {
  type: 'one',
  icon: 'mdi-text-box-outline',
  title: 'Détail',
  target: '/t-edit',
};
const territories = {
  type: 'sub',
  icon: 'mdi-map',
  title: 'Territoires',
  children: [
    { icon: 'mdi-map-plus', title: 'Ajouter', target: '/t-add' },
    { icon: 'mdi-pencil', title: 'Modifier', target: '/t-edit' },
    { icon: 'mdi-delete', title: 'Supprimer', target: '/t-remove' },
    { icon: 'mdi-tag-multiple', title: 'Types', target: '/t-type' },
  ],
};
const users = {
  type: 'sub',
  icon: 'mdi-account-group',
  title: 'Proclamateurs',
  children: [
    { icon: 'mdi-format-list-bulleted', title: 'Liste', target: '/u-list' },
    { icon: 'mdi-account-plus', title: 'Ajouter', target: '/u-add' },
    { icon: 'mdi-account-edit', title: 'Modifier', target: '/u-edit' },
    { icon: 'mdi-account-minus', title: 'Supprimer', target: '/u-remove' },
  ],
};
const settings = {
  type: 'one',
  icon: 'mdi-cog',
  title: 'Paramètres',
  target: '/c-setting',
};
const siteEntry = {
  type: 'one',
  icon: 'mdi-home-group',
  title: 'Assemblées',
  target: '/c-admin',
};
const log = { type: 'one', icon: 'mdi-history', title: 'Journaux', target: '/log' };
const dashboard = {
  type: 'one',
  icon: 'mdi-view-dashboard',
  title: 'Tableau de bord',
  target: '/t-dashboard',
};
const histogram = {
  type: 'one',
  icon: 'mdi-chart-histogram',
  title: 'Histogramme',
  target: '/t-histogram',
};
const everybody = [mine, exit, back, available];

describe('the menu', () => {
  it('of a publisher holds his own screens only [REST-06, SHELL-22, B-92]', async () => {
    const congregation = await newCongregation();
    expect(await menuOf(congregation, 5)).toEqual({
      status: 200,
      body: success({
        items: everybody,
        congregation_name: `Assemblée ${congregation}`,
        global_map: false,
        additions: true,
        mails_kept: true,
        login: 'DEMO Rôle 5',
        rgpd_privacy: true,
      }),
    });
  });

  it('of an elder also leads to the territories that are out and to each of them [REST-06, SHELL-22, B-92]', async () => {
    const { body } = await menuOf(await newCongregation(), 4);
    expect(body['items']).toEqual([...everybody, dashboard, histogram, exited, detail]);
  });

  it.each([3, 2, 1] as const)(
    'of role %i also leads to what only managers do [REST-06, SHELL-22, B-92]',
    async (role) => {
      const { body } = await menuOf(await newCongregation(), role);
      const site = role === 1 ? [siteEntry] : [];
      expect(body['items']).toEqual([
        ...everybody,
        dashboard,
        histogram,
        exited,
        detail,
        exitCancel,
        territories,
        users,
        settings,
        log,
        ...site,
      ]);
    },
  );

  it('leads an elder to the territory with the lowest number [REST-06, SHELL-22, B-92]', async () => {
    const congregation = await newCongregation();
    await aTerritory(world, { id: 31, congregation, number: 9 });
    await aTerritory(world, { id: 32, congregation, number: 4 });
    const { body } = await menuOf(congregation, 4);
    expect(body['items']).toContainEqual({ ...detail, target: '/t-view/32' });
  });

  it('says who has not accepted the privacy rules [REST-06, SHELL-08]', async () => {
    const congregation = await newCongregation();
    await aUser(world, { id: 9, congregation, login: 'DEMO Nouveau', acceptedPrivacy: false });
    const token = await world.signIn('DEMO Nouveau', congregation);
    const { body } = await world.call('GET /user/menu', { token });
    expect(body['rgpd_privacy']).toBe(false);
  });
});

describe('the button of the global map', () => {
  const globalMap = async (congregation: number) => (await menuOf(congregation)).body['global_map'];

  it('is offered once global limits are stored, here and not next door [REST-06, SHELL-15, GEN-20]', async () => {
    const congregation = await newCongregation();
    await aGlobalMap(world, { congregation });
    expect(await globalMap(congregation)).toBe(true);
    expect(await globalMap(await newCongregation())).toBe(false);
  });

  it('is offered for a puzzle of two drawn territories, not of one [REST-06, B-23]', async () => {
    const congregation = await newCongregation({ build_maps_puzzle: true });
    for (const territory of [1, 2, 3]) await aTerritory(world, { id: territory, congregation });
    await aMap(world, { congregation, territory: 1, token: 'the-first-map-of-the-puzzle' });
    const aParking = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { type: 'parking', desc: '' },
          geometry: { type: 'Point', coordinates: [7.42, 43.73] },
        },
      ],
    };
    await aMap(world, {
      congregation,
      territory: 2,
      token: 'a-map-with-a-parking-only',
      features: aParking,
    });
    expect(await globalMap(congregation)).toBe(false);
    await aMap(world, {
      congregation,
      territory: 3,
      token: 'the-second-map-of-the-puzzle',
      features: aSquare,
    });
    const token = await world.signIn('DEMO Rôle 5', congregation);
    const { body } = await world.call('GET /user/menu', { token });
    expect(body['global_map']).toBe(true);
  });

  it('is not offered for two drawn territories while no puzzle is wanted [B-23]', async () => {
    const congregation = await newCongregation();
    for (const territory of [1, 2]) {
      await aTerritory(world, { id: territory, congregation });
      await aMap(world, { congregation, territory, token: `a-piece-without-puzzle-${territory}` });
    }
    expect(await globalMap(congregation)).toBe(false);
  });
});

describe('the first steps of a congregation', () => {
  const steps = async (congregation: number, role: 1 | 2 | 3 | 4 | 5) =>
    (await menuOf(congregation, role)).body['first_steps'];

  it('are told to managers of a new congregation alone, as its data say [OWN-128]', async () => {
    const begun = { people: false, territories: false, maps: false, exit: false };
    expect(await steps(await newCongregation(), 3)).toEqual(begun);
    expect(await steps(await newCongregation(), 2)).toEqual(begun);
    expect(await steps(await newCongregation(), 4)).toBe(undefined);
    expect(await steps(await newCongregation(), 5)).toBe(undefined);

    const congregation = await newCongregation();
    await aUser(world, { id: 10, congregation, login: 'DUPONT Jeanne', role: 5 });
    await aTerritory(world, { id: 1, congregation, number: 1 });
    expect(await steps(congregation, 3)).toEqual({ ...begun, territories: true });
    await aUser(world, { id: 11, congregation, login: 'DUPONT Luc', role: 5 });
    const { body } = await world.call('GET /user/menu', {
      token: await world.signIn('DEMO Rôle 3', congregation),
    });
    expect(body['first_steps']).toEqual({ ...begun, people: true, territories: true });
  });

  it('have the ground for who administers the site, done once the congregation draws on one with streets [OWN-265]', async () => {
    const congregation = await newCongregation();
    const begun = { people: false, territories: false, maps: false, exit: false };
    expect(await steps(congregation, 1)).toEqual({ ...begun, ground: false });
    const offline = `update congregation_settings set basemap_provider_id =
      (select id from basemap_providers where url like '%.pmtiles')`;
    await world.database.asTenant(congregation, (db) => db.rows(offline));
    const { body } = await world.call('GET /user/menu', {
      token: await world.signIn('DEMO Rôle 1', congregation),
    });
    expect(body['first_steps']).toEqual({ ...begun, ground: true });
  });

  it('end when all of them are done [OWN-128]', async () => {
    const congregation = await newCongregation();
    await aUser(world, { id: 10, congregation, login: 'DUPONT Jeanne', role: 5 });
    await aUser(world, { id: 11, congregation, login: 'DUPONT Luc', role: 5 });
    await aTerritory(world, { id: 1, congregation, number: 1 });
    await aGlobalMap(world, { congregation });
    expect(await steps(congregation, 3)).toEqual({
      people: true,
      territories: true,
      maps: true,
      exit: false,
    });
    await anAssignment(world, {
      id: 1,
      congregation,
      territory: 1,
      to: 10,
      released: '2026-01-10',
      due: '2026-05-10',
    });
    const token = await world.signIn('DEMO Rôle 3', congregation);
    const { body } = await world.call('GET /user/menu', { token });
    expect(body['first_steps']).toBe(undefined);
  });

  it('are never told in a congregation that is older than ninety days [OWN-128]', async () => {
    const congregation = await newCongregation();
    await world.database.asSite((db) =>
      db.rows(
        `update congregations set created_at = $2::timestamptz - interval '91 days' where id = $1`,
        [congregation, world.clock.now().toString()],
      ),
    );
    expect(await steps(congregation, 3)).toBe(undefined);
  });
});
