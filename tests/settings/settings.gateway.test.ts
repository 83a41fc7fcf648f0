import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { openStubBackend, type StubBackend } from '../support/stub-backend.ts';
import { asSent, fresh } from './settings-world.ts';
import { form, settings } from './some-settings.ts';

let backend: StubBackend;
let gateway: TestGateway;

beforeAll(async () => {
  backend = await openStubBackend();
  gateway = await openGateway(backend.url);
});

afterAll(async () => {
  await gateway.close();
  await backend.close();
});

const token = 'a.b.c';
const answered = {
  success: true,
  ...fresh,
  restrict_returns: true,
  activity_ids: [2],
  cronmail: true,
  build_maps_puzzle_enable: true,
  basemap_providers: [{ id: 1, name: 'OpenStreetMap' }],
  activities: [{ id: 2, name: 'Campagne' }],
  version: 'v1',
  old_names: settings.oldNames,
};

describe('the settings through the gateway', () => {
  it('arrive as they are stored, the restriction of returns too [REST-55, SET-01, B-09]', async () => {
    backend.answerJson(answered);
    const { data } = await gateway.run('Settings', {}, token);
    expect(data?.['settings']).toMatchObject({
      ...settings,
      restrictReturns: true,
      activityIds: ['2'],
      cronmail: true,
      buildMapsPuzzleEnable: true,
      basemapProviders: [{ id: '1', name: 'OpenStreetMap' }],
      activities: [{ id: '2', name: 'Campagne' }],
      version: 'v1',
    });
    expect(backend.calls).toMatchObject([{ method: 'GET', path: '/congregation/setting/view' }]);
  });

  it('of a backend without activities get them from another call; there is no version [REST-55, B-84, GEN-19]', async () => {
    const {
      activities,
      basemap_providers: _,
      version: __,
      forget_names_years: ___,
      unvisited_reconfirm_years: _____,
      end_map_links: ______,
      old_names: ____,
      ...plain
    } = answered;
    backend.answerWith(({ path }, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(path === '/history/activity' ? { success: true, activities } : plain),
      );
    });
    const { data } = await gateway.run('Settings', {}, token);
    expect(data?.['settings']).toMatchObject({
      basemapProviders: [],
      forgetNamesYears: null,
      unvisitedReconfirmYears: null,
      endMapLinks: null,
      oldNames: [],
      activities: [{ id: '2', name: 'Campagne' }],
      version: null,
    });
    expect(backend.calls.map(({ path }) => path)).toEqual([
      '/congregation/setting/view',
      '/history/activity',
    ]);
  });

  it('are sent completely, as a form, without a version if there is none [REST-56, SET-17, B-25, B-26]', async () => {
    backend.answerJson({
      success: true,
      snackbar_text: 'Paramètres enregistrés.',
      snackbar_color: 'success',
      snackbar_timeout: 4000,
    });
    const documented = {
      ...form,
      forgetNamesYears: null,
      unvisitedReconfirmYears: null,
      endMapLinks: null,
    };
    const variables = { settings: documented, version: null, forceOverwrite: false };
    const { data } = await gateway.run('EditSettings', variables, token);
    expect(data?.['editSettings']).toMatchObject({
      __typename: 'SettingsSaved',
      notice: { text: 'Paramètres enregistrés.', color: 'success', timeout: 4000 },
      version: null,
    });
    const [call] = backend.calls;
    expect(call).toMatchObject({ method: 'POST', path: '/congregation/setting/edit' });
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual(asSent);
  });

  it('are sent with the version that was read, and with force when overwriting [SET-17]', async () => {
    backend.answerJson({
      success: false,
      message: "Quelqu’un d'autre…",
      message_type: 'warning',
      overwrite_switch: true,
    });
    const changed = {
      ...form,
      restrictReturns: true,
      activityIds: ['2', '4'],
      forgetNamesYears: 3,
      unvisitedReconfirmYears: 5,
      endMapLinks: true,
    };
    const variables = { settings: changed, version: 'v1', forceOverwrite: true };
    const { data } = await gateway.run('EditSettings', variables, token);
    expect(data?.['editSettings']).toMatchObject({
      __typename: 'Refusal',
      severity: 'warning',
      forceOffered: 'overwrite',
    });
    expect(Object.fromEntries(new URLSearchParams(backend.calls[0]?.body))).toEqual({
      ...asSent,
      restrict_returns: 'y',
      activity_ids: '2,4',
      forget_names_years: '3',
      unvisited_reconfirm_years: '5',
      end_map_links: 'y',
      version: 'v1',
      force_overwrite: 'y',
    });
  });
});
