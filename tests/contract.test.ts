import { describe, expect, it } from 'vitest';
import { additions, permissions } from '#backend/parts/permissions/permissions.ts';
import { modulesIn, readText, sourcesIn } from '../scripts/house/sources.ts';

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

/** Of what the documents do not know; it stands behind theirs, and in no menu (B-92). */
const ownRoutes = [
  't-field/:territory_id',
  'c-import',
  'c-server',
  'u-view/:user_id',
  'u-messages',
];

describe('the 71 documented calls', () => {
  const documented = Object.keys(permissions);
  const known = [...documented, ...Object.keys(additions)];

  it('are seventy-one [RG-01]', () => {
    expect(documented).toHaveLength(71);
  });

  it('each have a route of the backend [RG-01]', async () => {
    const routes = (await modulesIn('backend')).filter(({ file }) => file.endsWith('.routes.ts'));
    const named = routes.flatMap(({ text }) =>
      [...text.matchAll(/calls\.(?:public|capability|signedIn(?:Sheet)?)\(\s*'([^']+)'/gu)].map(
        ([, name]) => name,
      ),
    );
    expect(sorted(named)).toEqual(sorted(known));
  });

  it('each stand once in the schema [DC-01, B-93]', async () => {
    const documents = await sourcesIn('schema', '.graphql');
    const named = documents.flatMap(({ text }) =>
      [...text.matchAll(/"[^"]*?((?:GET|POST) \/[\w/{}]+)"\n\s+\w+/gu)].map(([, name]) => name),
    );
    // `GET /changes` is ours.
    const theirs = named.filter((name) => name !== 'GET /changes');
    expect(sorted(theirs)).toEqual(sorted(known));
  });
});

describe('the documented routes', () => {
  it('stand in the route table, in their order [SHELL-02, SHELL-03]', async () => {
    const table = await readText('web/routes.tsx');
    const paths = [...table.matchAll(/(?:screen|topLevel)\(\s*'([^']+)'/gu)].map(([, it]) => it);

    expect(paths.filter((path) => !path?.startsWith('/') && path !== '*')).toEqual([
      ...shellRoutes,
      ...ownRoutes,
    ]);
    expect(paths.filter((path) => path?.startsWith('/'))).toEqual([
      '/',
      '/login',
      '/u-rgpd-privacy',
      '/map/:token',
      '/lien/:token',
      '/a-deux/:token',
      '/carte',
      '/premier-administrateur',
      '/u-second-factor',
      '/poche',
      '/aide',
      '/404',
    ]);
  });
});

const sorted = (names: readonly (string | undefined)[]) =>
  names.toSorted((a, b) => String(a).localeCompare(String(b)));
