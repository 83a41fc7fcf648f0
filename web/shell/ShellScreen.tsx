import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';

import { shellMachine } from '#machines/shell/shell.machine.ts';

import { Button } from '../button/Button.tsx';
import { useChanged } from '../changes/useChanged.ts';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useNext } from '../flow/useNext.ts';
import { useWide } from '../media/useMediaQuery.ts';
import { readToken } from '../storage/session-storage.ts';
import { withProduct } from '../texts/product.ts';
import { texts } from '../texts/texts.ts';
import { Drawer } from './Drawer.tsx';
import { GlobalMapView } from './GlobalMapView.tsx';
import { shellActors } from './shell.actors.ts';
import { shellTexts } from './shell.texts.ts';
import { shellView } from './shell.view.ts';
import classes from './ShellScreen.module.css';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

const appName = withProduct(texts.appName);

/** The home shell around every screen of a signed-in person (spec 1 §2 /; SHELL-01). */
export function ShellScreen() {
  const [params] = useSearchParams();
  const wide = useWide();
  const mapToken = params.get('map');
  const [snapshot, send] = useMachine(useActors(shellMachine, shellActors), {
    input: { token: readToken(), mapToken, wide },
    ...inspection,
  });
  useNext(snapshot, { token: mapToken ?? '' });
  useEffect(() => send({ type: 'screen.resized', wide }), [wide, send]);
  const view = shellView(snapshot);

  if (view.menu === null) {
    return (
      <main className={classes['alone']}>
        <title>{appName}</title>
        <h1>{appName}</h1>
        {view.loading && <ProgressCard />}
        {view.stalled && (
          <Button onClick={() => send({ type: 'retry' })}>{shellTexts.stalled}</Button>
        )}
      </main>
    );
  }
  return (
    <div className={classes['shell']}>
      <SkipLink />
      <MenuRefresh onChanged={() => send({ type: 'changed.elsewhere' })} />
      <TopBar
        menu={view.menu}
        drawerOpen={view.drawerOpen}
        globalMapOffered={view.globalMapOffered || view.globalMap.open}
        send={send}
      />
      <Drawer entries={view.menu.items} open={view.drawerOpen} wide={wide} send={send} />
      <main id="contenu" tabIndex={-1} className={classes['content']}>
        <Outlet />
      </main>
      <GlobalMapView {...view.globalMap} onClose={() => send({ type: 'globalMap.closed' })} />
    </div>
  );
}

/** Listens once somebody is let in: nobody else has changes to hear. */
function MenuRefresh({ onChanged }: { readonly onChanged: () => void }) {
  useChanged(onChanged);
  return null;
}

function ProgressCard() {
  return (
    <div role="status" className={classes['progress']}>
      <span className={classes['bar']} aria-hidden="true" />
      {shellTexts.loading}
    </div>
  );
}
