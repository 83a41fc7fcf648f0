import { lazy, useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useClient } from 'urql';

import { shellMachine } from '#machines/shell/shell.machine.ts';

import { Late } from '../parts/failure/Late.tsx';
import { Reach, type Reached } from '../palette/Reach.tsx';
import { Additions } from '../parts/additions/additions.ts';
import { Button } from '../parts/button/Button.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { ConnectionStatus } from '../parts/connection/ConnectionStatus.tsx';
import { arriveOnDevice } from '../domain/device/kept.ts';
import { backForBearer, backTo, noWayBack } from '../parts/flow/arrival.ts';
import { wasAskedFor } from '../parts/flow/asked-for.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { keepsTerritories } from '../domain/pocket/pocket-choice.ts';
import { keepReleases } from '../parts/installation/release.ts';
import { ReleaseNotice } from '../parts/installation/ReleaseNotice.tsx';
import { useWide } from '../parts/media/useMediaQuery.ts';
import { usePrinting } from '../parts/printing/usePrinting.ts';
import { PeoplePages } from '../domain/people/people-pages.ts';
import { PocketLink } from '../domain/pocket/PocketLink.tsx';
import { SiteContext } from '../parts/site/site.ts';
import { readToken } from '../parts/storage/session-storage.ts';
import { UndoProvider } from '../domain/undo/UndoProvider.tsx';
import { Arriving } from './Arriving.tsx';
import { drawerPanel } from './drawer-panel.ts';
import { Drawer } from './Drawer.tsx';
import { GlobalMapView } from './GlobalMapView.tsx';
import { shellActors } from './shell.actors.ts';
import { shellTexts } from './shell.texts.ts';
import { lastTerritory, managesPeople, shellView, siteOf } from './shell.view.ts';
import classes from './ShellScreen.module.css';
import { PaperHead } from './PaperHead.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

const FirstStepsCard = lazy(async () => ({
  default: (await import('./FirstStepsCard.tsx')).FirstStepsCard,
}));

const FactorNotice = lazy(async () => ({
  default: (await import('../second-factor/FactorNotice.tsx')).FactorNotice,
}));

/** The shell around every screen of a signed-in reader (spec 1 §2 /; SHELL-01). */
export const ShellScreen = () => (
  <UndoProvider>
    <Shell />
  </UndoProvider>
);

function backAt(path: string, token: string | null, asked: boolean) {
  if (token !== null) return backForBearer(path, token);
  return asked ? backTo(path) : noWayBack;
}

function Shell() {
  const [params] = useSearchParams();
  const wide = useWide();
  const mapToken = params.get('map');
  const { pathname, search } = useLocation();
  const token = readToken();
  const asked = wasAskedFor(useNavigationType());
  const [snapshot, send] = useFlow(shellMachine, shellActors, {
    input: { token, mapToken, wide },
    parameters: { token: mapToken ?? '' },
    back: backAt(pathname + search, token, asked),
  });
  useEffect(() => send({ type: 'screen.resized', wide }), [wide, send]);
  // On a wide screen it is open at first: it is asked for while the menu is.
  useEffect(() => {
    if (wide) void drawerPanel.bring();
  }, [wide]);
  const [territory, setTerritory] = useState(lastTerritory(pathname, null));
  if (territory !== lastTerritory(pathname, territory)) {
    setTerritory(lastTerritory(pathname, territory));
  }
  const [reached, setReached] = useState<Reached>(null);
  const printing = usePrinting();
  const view = shellView(snapshot);
  const { globalMap } = snapshot.children;
  const { menu } = view;
  const site = useMemo(() => menu && siteOf(menu), [menu]);

  if (menu === null || site === null) {
    return (
      <Arriving loading={view.loading}>
        {view.stalled && (
          <>
            <Button onClick={() => send({ type: 'retry' })}>{shellTexts.stalled}</Button>
            <PocketLink />
          </>
        )}
      </Arriving>
    );
  }
  return (
    <Additions value={menu.additions}>
      <PeoplePages value={managesPeople(menu)}>
        <SiteContext value={site}>
          <div className={classes.shell}>
            <SkipLink />
            <MenuRefresh onChanged={() => send({ type: 'changed.elsewhere' })} />
            <TopBar
              menu={menu}
              drawerOpen={view.drawerOpen}
              globalMapOffered={view.globalMapOffered}
              onSearch={() => setReached('palette')}
              send={send}
            />
            <div className={classes.beneath}>
              <Drawer
                entries={menu.items}
                territory={territory}
                open={view.drawerOpen}
                wide={wide}
                send={send}
              />
              <main id="contenu" tabIndex={-1} className={classes.content}>
                {printing && <PaperHead congregation={menu.congregationName} />}
                <ConnectionStatus />
                <ReleaseNotice />
                {menu.secondFactor && (
                  <Late missing="nothing">
                    <FactorNotice
                      told={menu.secondFactor}
                      onRead={() => send({ type: 'changed.elsewhere' })}
                    />
                  </Late>
                )}
                {menu.firstSteps && pathname === '/t-my-exited' && (
                  <Late missing="nothing">
                    <FirstStepsCard steps={menu.firstSteps} />
                  </Late>
                )}
                <Outlet />
              </main>
            </div>
            <Reach
              menu={menu}
              shown={reached}
              covered={view.drawerOpen && !wide}
              onShow={setReached}
            />
            {globalMap && <GlobalMapView actor={globalMap} />}
          </div>
        </SiteContext>
      </PeoplePages>
    </Additions>
  );
}

/** Subscribes to changes once the session is confirmed, and keeps the release on the device. */
function MenuRefresh({ onChanged }: { readonly onChanged: () => void }) {
  useChanged(onChanged);
  const client = useClient();
  useEffect(() => keepReleases(keepsTerritories), []);
  useEffect(() => arriveOnDevice(client), [client]);
  return null;
}
