import { type ComponentProps, type ComponentType, lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

import { CrashedPage } from './parts/failure/CrashedPage.tsx';
import { CrashedScreen } from './parts/failure/CrashedScreen.tsx';
import { Late } from './parts/failure/Late.tsx';
import { Loading } from './parts/failure/Loading.tsx';
import { GraphqlProvider } from './parts/graphql/GraphqlProvider.tsx';
import { RootScreen } from './RootScreen.tsx';
import { StartScreen } from './StartScreen.tsx';

type Load = () => Promise<ComponentType>;

const loadShell: Load = async () => (await import('./shell/ShellScreen.tsx')).ShellScreen;
const loadMine: Load = async () => (await import('./mine/MineScreen.tsx')).MineScreen;
const loadSignIn: Load = async () => {
  const { SignInScreen } = await import('./session/SignInScreen.tsx');
  onFirstTouch(() => void Promise.all([loadShell(), loadMine()]).catch(() => undefined));
  return SignInScreen;
};
const LazyTerritoryMapEditor = lazy(async () => ({
  default: (await import('./map/editor/TerritoryMapEditor.tsx')).TerritoryMapEditor,
}));
const LazyGlobalMapEditor = lazy(async () => ({
  default: (await import('./map/editor/GlobalMapEditor.tsx')).GlobalMapEditor,
}));
const TerritoryMapEditor = (props: ComponentProps<typeof LazyTerritoryMapEditor>) => (
  <Late>
    <LazyTerritoryMapEditor {...props} />
  </Late>
);
const GlobalMapEditor = (props: ComponentProps<typeof LazyGlobalMapEditor>) => (
  <Late>
    <LazyGlobalMapEditor {...props} />
  </Late>
);
const loadTerritory: Load = async () => {
  const [{ TerritoryScreen }, { HistoryBlock }] = await Promise.all([
    import('./territory/TerritoryScreen.tsx'),
    import('./history/HistoryBlock.tsx'),
  ]);
  return () => <TerritoryScreen HistoryBlock={HistoryBlock} MapEditor={TerritoryMapEditor} />;
};
const loadSettings: Load = async () => {
  const { SettingsScreen } = await import('./settings/SettingsScreen.tsx');
  return () => <SettingsScreen MapEditor={GlobalMapEditor} />;
};
const loadNotFound: Load = async () =>
  (await import('./not-found/NotFoundScreen.tsx')).NotFoundScreen;

/** Once somebody does something: whoever only looks at a page loads nothing more. */
function onFirstTouch(work: () => void) {
  const events = ['pointerdown', 'keydown', 'input'];
  const touched = () => {
    for (const event of events) removeEventListener(event, touched);
    work();
  };
  for (const event of events) addEventListener(event, touched, { passive: true });
}

// Renders a crash page where `lazy` rejects: the router itself renders nothing if the first screen
// fails to load.
const crashing = (error: unknown): ComponentType =>
  function CrashingScreen() {
    throw error;
  };

/** A lazily loaded screen of the shell; a crash shows the error card in its place. */
const screen = (path: string, load: Load) => ({
  path,
  errorElement: <CrashedScreen />,
  lazy: { Component: () => load().catch(crashing) },
});

/** A top-level screen with a GraphQL client of its own, so that no cached data of a previous reader remain. */
const topLevel = (path: string, load: Load) => ({
  path,
  errorElement: <CrashedPage />,
  lazy: {
    Component: async () => {
      const Screen = await load().catch(crashing);
      return () => (
        <GraphqlProvider>
          <Screen />
        </GraphqlProvider>
      );
    },
  },
});

/** The routes of spec 1 §2 and spec 2 §2 in their order, then our own. */
export const routes: RouteObject[] = [
  {
    element: <RootScreen />,
    errorElement: <CrashedPage />,
    hydrateFallbackElement: <Loading />,
    children: [
      {
        ...topLevel('/', loadShell),
        children: [
          { index: true, element: <StartScreen /> },
          screen(
            'u-my-account',
            async () => (await import('./account/AccountScreen.tsx')).AccountScreen,
          ),
          screen('t-my-exited', loadMine),
          screen(
            't-dashboard',
            async () => (await import('./dashboard/DashboardScreen.tsx')).DashboardScreen,
          ),
          screen(
            't-histogram',
            async () => (await import('./histogram/HistogramScreen.tsx')).HistogramScreen,
          ),
          screen('t-exited', async () => (await import('./exited/ExitedScreen.tsx')).ExitedScreen),
          screen('t-view/:territory_id', loadTerritory),
          screen('t-exit', async () => (await import('./exit/ExitScreen.tsx')).ExitScreen),
          screen('t-return', async () => (await import('./exit/ReturnScreen.tsx')).ReturnScreen),
          screen(
            't-exit-cancel',
            async () => (await import('./exit/ExitCancelScreen.tsx')).ExitCancelScreen,
          ),
          screen(
            't-available',
            async () => (await import('./booking/BookingScreen.tsx')).BookingScreen,
          ),
          screen('u-list', async () => (await import('./users/UserListScreen.tsx')).UserListScreen),
          screen('u-add', async () => (await import('./users/UserAddScreen.tsx')).UserAddScreen),
          screen('u-edit', async () => (await import('./users/UserEditScreen.tsx')).UserEditScreen),
          screen(
            'u-remove',
            async () => (await import('./users/UserRemoveScreen.tsx')).UserRemoveScreen,
          ),
          screen('c-setting', loadSettings),
          screen(
            't-type',
            async () =>
              (await import('./territory-types/TerritoryTypesScreen.tsx')).TerritoryTypesScreen,
          ),
          screen(
            't-add',
            async () =>
              (await import('./territory/TerritoryCreationScreen.tsx')).TerritoryCreationScreen,
          ),
          screen(
            't-edit',
            async () => (await import('./territory/TerritoryEditScreen.tsx')).TerritoryEditScreen,
          ),
          screen(
            't-remove',
            async () =>
              (await import('./territory/TerritoryRemoveScreen.tsx')).TerritoryRemoveScreen,
          ),
          screen('log', async () => (await import('./log/LogScreen.tsx')).LogScreen),
          screen(
            'c-admin',
            async () =>
              (await import('./congregations/CongregationsScreen.tsx')).CongregationsScreen,
          ),
          screen(
            't-field/:territory_id',
            async () => (await import('./field/FieldScreen.tsx')).FieldScreen,
          ),
          screen('c-import', async () => (await import('./imports/ImportScreen.tsx')).ImportScreen),
          screen(
            'c-server',
            async () => (await import('./server-status/ServerStatusScreen.tsx')).ServerStatusScreen,
          ),
          screen(
            'u-view/:user_id',
            async () => (await import('./users/PersonScreen.tsx')).PersonScreen,
          ),
          screen(
            'u-messages',
            async () => (await import('./messages/MessagesScreen.tsx')).MessagesScreen,
          ),
        ],
      },
      topLevel('/login', loadSignIn),
      topLevel(
        '/u-rgpd-privacy',
        async () => (await import('./session/PrivacyScreen.tsx')).PrivacyScreen,
      ),
      topLevel(
        '/map/:token',
        async () => (await import('./map/PublicMapScreen.tsx')).PublicMapScreen,
      ),
      topLevel(
        '/lien/:token',
        async () => (await import('./one-tap/OneTapScreen.tsx')).OneTapScreen,
      ),
      topLevel(
        '/a-deux/:token',
        async () => (await import('./streets/SharedStreetsScreen.tsx')).SharedStreetsScreen,
      ),
      topLevel('/carte', async () => (await import('./pairing/OpenCardScreen.tsx')).OpenCardScreen),
      topLevel(
        '/premier-administrateur',
        async () =>
          (await import('./first-administrator/FirstAdministratorScreen.tsx'))
            .FirstAdministratorScreen,
      ),
      topLevel(
        '/u-second-factor',
        async () => (await import('./shell/FactorSetUpScreen.tsx')).FactorSetUpScreen,
      ),
      topLevel('/poche', async () => (await import('./pocket/PocketScreen.tsx')).PocketScreen),
      topLevel('/aide', async () => (await import('./help/HelpScreen.tsx')).HelpScreen),
      topLevel('/404', loadNotFound),
      topLevel('*', loadNotFound),
    ],
  },
];
