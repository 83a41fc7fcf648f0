import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMap, aTerritory, aUser } from '../support/builders.ts';
import { refusal, success } from '../support/generic-fields.ts';
import { openWorld, type World } from '../support/world.ts';
import { aManager, asSent, fresh, saved, version } from './settings-world.ts';

let world: World;
let mailing: World;

beforeAll(async () => {
  world = await openWorld();
  mailing = await openWorld({ smtpUrl: 'smtp://127.0.0.1:1' });
});
afterAll(() => Promise.all([world.close(), mailing.close()]));

describe('the settings', () => {
  it('of a new congregation are the documented ones, with the possible choices [REST-55, SET-01, SET-13, SET-14, SET-15, B-22, B-24]', async () => {
    const { view } = await aManager(world);
    expect(await view()).toEqual(
      success({
        ...fresh,
        old_names: [
          { years: 3, before: '2023-03-15', count: 0 },
          { years: 5, before: '2021-03-15', count: 0 },
          { years: 10, before: '2016-03-15', count: 0 },
        ],
        cronmail: false,
        build_maps_puzzle_enable: false,
        basemap_providers: [
          { id: 1, name: 'OpenStreetMap', offline: false },
          { id: 2, name: 'Plan hors ligne', offline: true },
        ],
        ground: null,
        activities: [
          { id: 1, name: 'Porte à porte' },
          { id: 2, name: 'Campagne' },
          { id: 3, name: 'Invitation' },
          { id: 4, name: 'Présentoir' },
        ],
        version,
      }),
    );
  });

  it('are saved, all of them, for this congregation only, and the log names the parts [REST-56, SET-17, SET-20, B-81]', async () => {
    const one = await aManager(world);
    const other = await aManager(world);
    const form = {
      standard_period: '12',
      campaign_period: '1',
      stand_period: '12',
      standard_period_before_stood: '1',
      campaign_period_before_stood: '12',
      pre_warning: '4',
      bypass_no_visited: 'y',
      restrict_exits: 'y',
      restrict_returns: 'y',
      restrict_activities: 'y',
      activity_ids: '2,4',
      online_automatic_return: 'y',
      basemap_provider_id: '2',
      polygon_line: 'n',
      polygon_line_color: '#1B4D5A',
      polygon_line_dash: 'n',
      polygon_fill_color: '#000000',
      polygon_fill_opacity: '0',
      build_maps_puzzle: 'y',
    };
    expect(await one.edit(form)).toEqual(saved);
    expect(await one.view()).toMatchObject({
      standard_period: 12,
      campaign_period: 1,
      stand_period: 12,
      standard_period_before_stood: 1,
      campaign_period_before_stood: 12,
      pre_warning: 4,
      bypass_no_visited: true,
      restrict_exits: true,
      restrict_returns: true,
      restrict_activities: true,
      activity_ids: [2, 4],
      online_automatic_return: true,
      basemap_provider_id: 2,
      polygon_line: false,
      polygon_line_color: '#1B4D5A',
      polygon_line_dash: 'n',
      polygon_fill_color: '#000000',
      polygon_fill_opacity: 0,
      build_maps_puzzle: true,
    });
    expect(await one.logged()).toEqual([
      {
        number_name: null,
        login: `DEMO Gestion ${one.id}`,
        action:
          'Paramètres modifiés\u202F: Délais, E-mails automatiques, Disponibilité en ligne, Cartes',
        css_class: '',
      },
    ]);
    expect(await other.view()).toMatchObject(fresh);
  });

  it('keep names for the chosen years; a form without that field leaves it unchanged [REST-56, SET-17, OWN-16]', async () => {
    const { view, edit, logged } = await aManager(world);
    for (const years of ['3', '5', '10', '0', '5']) {
      expect(await edit({ forget_names_years: years })).toEqual(saved);
      expect((await view())['forget_names_years']).toBe(Number(years));
    }
    for (const form of [{}, { forget_names_years: '' }]) {
      expect(await edit(form)).toEqual(saved);
      expect((await view())['forget_names_years']).toBe(5);
    }
    for (const years of ['1', '4', '11', '-3', 'abc', '3.5', '2147483648']) {
      expect(await edit({ forget_names_years: years })).toEqual(
        refusal('Cette durée n’existe pas.'),
      );
    }
    expect((await view())['forget_names_years']).toBe(5);
    expect(await logged()).toHaveLength(5);
    expect((await logged()).at(-1)).toMatchObject({ action: 'Paramètres modifiés\u202F: Délais' });
  });

  it('end the links of maps where that is wanted; a form without that field leaves it unchanged [SET-17, OWN-180]', async () => {
    const { view, edit, logged } = await aManager(world);
    const ends = async () => (await view())['end_map_links'];
    expect(await ends()).toBe(false);
    expect(await edit({ end_map_links: 'y' })).toEqual(saved);
    for (const form of [{}, { end_map_links: '' }]) {
      expect(await edit(form)).toEqual(saved);
      expect(await ends()).toBe(true);
    }
    expect(await edit({ end_map_links: 'n' })).toEqual(saved);
    expect(await ends()).toBe(false);
    const cartes = { action: 'Paramètres modifiés\u202F: Cartes' };
    expect(await logged()).toMatchObject([cartes, cartes]);
  });

  it('saved without a change write and log nothing, whatever they are [SET-12, B-09]', async () => {
    const { view, edit, logged } = await aManager(world, { restrict_returns: true });
    const before = await view();
    expect(await edit({ restrict_returns: 'y' })).toEqual({ ...saved, version: before['version'] });
    expect(await view()).toEqual(before);
    expect(await logged()).toEqual([]);
  });

  it('store the restriction of returns as sent: y restricts [SET-11, SET-12, B-09]', async () => {
    const { view, edit } = await aManager(world);
    await edit({ restrict_returns: 'y' });
    expect((await view())['restrict_returns']).toBe(true);
    await edit({ restrict_returns: 'n' });
    expect((await view())['restrict_returns']).toBe(false);
  });

  it.each([
    'standard_period',
    'campaign_period',
    'stand_period',
    'standard_period_before_stood',
    'campaign_period_before_stood',
  ])('take a %s of 1 to 12 months and nothing else [REST-56, SET-03]', async (name) => {
    const { view, edit, logged } = await aManager(world);
    for (const wrong of ['0', '13', '-1', 'a', '1.5', '1e1', '', ' ', '٣', '1 2', '999999999999']) {
      expect(await edit({ [name]: wrong }), wrong).toEqual(refusal('Valeur numérique positive'));
    }
    expect(await view()).toMatchObject(fresh);
    expect(await logged()).toEqual([]);
    for (const right of [1, 12]) {
      expect((await edit({ [name]: String(right) })).success).toBe(true);
      expect((await view())[name]).toBe(right);
    }
  });

  it('take a warning of 1 to 4 weeks and nothing else [REST-56, SET-04]', async () => {
    const { view, edit } = await aManager(world);
    for (const wrong of ['0', '5', '', 'x']) {
      expect(await edit({ pre_warning: wrong })).toEqual(refusal('Valeur numérique positive'));
    }
    for (const right of [1, 4]) {
      expect((await edit({ pre_warning: String(right) })).success).toBe(true);
      expect((await view())['pre_warning']).toBe(right);
    }
  });

  it.each([
    ['polygon_line_color', '#12345', 'Couleur invalide'],
    ['polygon_line_color', 'red', 'Couleur invalide'],
    ['polygon_fill_color', '#12345g', 'Couleur invalide'],
    ['polygon_fill_color', '', 'Couleur invalide'],
    ['polygon_line_dash', 'x', 'Ce trait n’existe pas.'],
    ['polygon_line_dash', '', 'Ce trait n’existe pas.'],
    ['polygon_fill_opacity', '0.3', 'Cette opacité n’existe pas.'],
    ['polygon_fill_opacity', '', 'Cette opacité n’existe pas.'],
    ['polygon_fill_opacity', 'NaN', 'Cette opacité n’existe pas.'],
    ['basemap_provider_id', '3', 'Ce fond de carte n’existe pas.'],
    ['basemap_provider_id', 'x', 'Ce fond de carte n’existe pas.'],
    ['activity_ids', '9', 'Cette activité n’existe pas.'],
    ['activity_ids', '1,x', 'Cette activité n’existe pas.'],
  ])('do not take the %s "%s", and nothing is written [REST-56]', async (name, value, sentence) => {
    const { view, edit, logged } = await aManager(world);
    expect(await edit({ standard_period: '6', [name]: value })).toEqual(refusal(sentence));
    expect(await view()).toMatchObject(fresh);
    expect(await logged()).toEqual([]);
  });

  it('impose activities only when there are some [SET-09, B-11]', async () => {
    const { view, edit } = await aManager(world);
    expect(await edit({ restrict_activities: 'y' })).toEqual(
      refusal('Choisis au moins une activité.'),
    );
    await edit({ restrict_activities: 'y', activity_ids: ['1', '3'] });
    await edit({ restrict_activities: 'n', activity_ids: '[3]' });
    expect(await view()).toMatchObject({ restrict_activities: false, activity_ids: [3] });
  });

  it('store the dash once, the last one if it is sent twice [B-20]', async () => {
    const { view, edit } = await aManager(world);
    await edit({ polygon_line_dash: ['n', 'm'] });
    expect((await view())['polygon_line_dash']).toBe('m');
  });

  it('never change whether mails can be sent; without a mail server none are [SET-05, SET-06, B-14]', async () => {
    const without = await aManager(world, { sendmail: true });
    expect(await without.view()).toMatchObject({ sendmail: false, cronmail: false });
    await without.edit({ cronmail: 'y', sendmail: 'y', stand_period: '2' });
    expect(await without.view()).toMatchObject({ sendmail: false, cronmail: false });

    const able = await aManager(mailing);
    await able.edit({ cronmail: 'n', sendmail: 'y' });
    expect(await able.view()).toMatchObject({ sendmail: true, cronmail: true });
    expect(await able.logged()).toMatchObject([
      { action: 'Paramètres modifiés\u202F: E-mails automatiques' },
    ]);
  });

  it('offer the puzzle from the second drawn territory on [SET-16, B-23]', async () => {
    const { id, view } = await aManager(world);
    const possible = async () => (await view())['build_maps_puzzle_enable'];
    for (const [territory, expected] of [
      [id * 10, false],
      [id * 10 + 1, true],
    ] as const) {
      await aTerritory(world, { id: territory, number: territory, congregation: id });
      await aMap(world, { territory, congregation: id });
      expect(await possible()).toBe(expected);
    }
  });

  it('determine how the maps are drawn [SET-19, B-21]', async () => {
    const { id, token, edit } = await aManager(world);
    await aTerritory(world, { id: 9001, number: 1, congregation: id });
    const map = await aMap(world, { territory: 9001, congregation: id });
    await edit({
      polygon_line_color: '#112233',
      polygon_line_dash: 's',
      polygon_fill_opacity: '0.2',
    });
    const seen = await world.call('GET /map/info/{token}', { token, path: { token: map } });
    expect(seen.body['polygon_style']).toEqual({
      stroke: true,
      color: '#112233',
      weight: 3,
      dashArray: '4 4',
      fillColor: '#3388ff',
      fillOpacity: 0.2,
    });
  });

  it('are for managers [SET-18, RG-05]', async () => {
    const { id } = await aManager(world);
    await aUser(world, { id: 8000 + id, login: 'DEMO Ancien', congregation: id, role: 4 });
    const token = await world.signIn('DEMO Ancien', id);
    const forbidden = refusal(
      'Tu n’as pas les droits nécessaires pour cette action. Demande à un gestionnaire.',
    );
    expect([
      (await world.call('GET /congregation/setting/view', { token })).body,
      (await world.call('POST /congregation/setting/edit', { token, form: asSent })).body,
    ]).toEqual([forbidden, forbidden]);
  });
});
