import { describe, expect, it } from 'vitest';
import { furtherPermissions, permissions } from '#backend/permissions/permissions.ts';
import { readText, sourcesIn } from './support/sources.ts';

/** Documented, and not built yet: later work only takes lines away. */
const callsToCome = [
  'GET /territory/dashboard',
  'POST /territory/histogram',
  'GET /territory/s13',
  'GET /territory/setting/view/{territory_id}',
  'POST /territory/setting/edit',
  'GET /history/view/{territory_id}',
  'POST /history/last',
  'POST /history/edit',
  'POST /history/remove',
  'POST /history/add',
  'GET /history/activity',
  'GET /user/list/add',
  'GET /user/list',
  'GET /user/allowedroles',
  'GET /user/list/editorremove',
  'POST /user/view',
  'POST /user/add',
  'POST /user/edit',
  'POST /user/remove',
  'GET /territory/list',
  'GET /congregation/setting/view',
  'POST /congregation/setting/edit',
  'GET /territory/type/list',
  'POST /territory/type/add',
  'POST /territory/type/edit',
  'POST /territory/type/remove',
  'POST /territory/add',
  'POST /territory/remove',
  'GET /service/logs',
  'GET /congregation/list',
  'POST /congregation/add',
  'POST /congregation/edit',
  'POST /congregation/remove',
];

const shellRoutes = [
  'u-my-account',
  't-my-exited',
  't-dashboard',
  't-histogram',
  't-exited',
  't-view/:territory_id',
  't-exit',
  't-return',
  't-exit-cancel',
  't-available',
  'u-list',
  'u-add',
  'u-edit',
  'u-remove',
  'c-setting',
  't-type',
  't-add',
  't-edit',
  't-remove',
  'log',
  'c-admin',
];

const shellRoutesToCome = shellRoutes.filter(
  (path) =>
    ![
      'u-my-account',
      't-my-exited',
      't-exited',
      't-exit',
      't-return',
      't-exit-cancel',
      't-available',
    ].includes(path),
);

describe('the 71 documented calls', () => {
  const documented = Object.keys(permissions);
  const further = Object.keys(furtherPermissions);

  it('are seventy-one [RG-01]', () => {
    expect(documented).toHaveLength(71);
  });

  it('each have a route of the backend, or are still to come [RG-01]', async () => {
    const routes = (await sourcesIn('backend')).filter(({ file }) => file.endsWith('.routes.ts'));
    const named = routes.flatMap(({ text }) =>
      [...text.matchAll(/calls\.(?:public|signedIn(?:Sheet)?)\(\s*'([^']+)'/gu)].map(
        ([, name]) => name,
      ),
    );
    expect(sorted([...named, ...callsToCome])).toEqual(sorted([...documented, ...further]));
  });

  it('each stand once in the schema, or are still to come [DC-01, B-93]', async () => {
    const files = [
      ...['session', 'shell', 'account', 'mine', 'exited', 'exit', 'booking'].map(
        (it) => `${it}/${it}`,
      ),
      'map/map',
      'map/map-editor',
    ];
    const texts = await Promise.all(files.map((it) => readText(`schema/${it}.graphql`)));
    const named = texts.flatMap((text) =>
      [...text.matchAll(/"[^"]*?((?:GET|POST) \/[\w/{}]+)"\n\s+\w+/gu)].map(([, name]) => name),
    );
    expect(sorted([...named, ...callsToCome])).toEqual(sorted([...documented, ...further]));
  });
});

describe('the documented routes', () => {
  it('stand in the route table, in their order, or are still to come [SHELL-02, SHELL-03]', async () => {
    const table = await readText('web/routes.tsx');
    const paths = [...table.matchAll(/(?:screen|topLevel)\(\s*'([^']+)'/gu)].map(([, it]) => it);

    expect(paths.filter((path) => !path?.startsWith('/') && path !== '*')).toEqual(
      shellRoutes.filter((path) => !shellRoutesToCome.includes(path)),
    );
    expect(paths.filter((path) => path?.startsWith('/'))).toEqual([
      '/',
      '/login',
      '/u-rgpd-privacy',
      '/map/:token',
      '/aide',
      '/404',
    ]);
  });
});

const sorted = (names: readonly (string | undefined)[]) =>
  names.toSorted((a, b) => String(a).localeCompare(String(b)));
