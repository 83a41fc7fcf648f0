import { useMachine } from '@xstate/react';
import { lazy, Suspense } from 'react';

import { mapPreviewMachine } from '#machines/exit/map-preview.machine.ts';

import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Loading } from '../failure/Loading.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useNext } from '../flow/useNext.ts';
import { texts } from '../texts/texts.ts';
import { mapPreviewActors } from './exit.actors.ts';
import { exitTexts } from './exit.texts.ts';
import { previewView } from './exit.view.ts';
import classes from './MapPreview.module.css';

const MapCanvas = lazy(async () => ({ default: (await import('../map/MapCanvas.tsx')).MapCanvas }));

const watermark = (
  <div className={classes['watermark']}>
    {Array.from({ length: 24 }, (_, at) => (
      <span key={at} aria-hidden={at > 0 || undefined}>
        {exitTexts.watermark}
      </span>
    ))}
  </div>
);

/** The map of the one territory chosen, on the whole screen, to be looked at only (PREV-01 … PREV-04). */
export function useMapPreview() {
  const [snapshot, send] = useMachine(useActors(mapPreviewMachine, mapPreviewActors), inspection);
  useNext({ status: snapshot.status, context: noProblem, getMeta: () => snapshot.getMeta() });
  const { open, title, map, maxZoom } = previewView(snapshot);
  const close = () => send({ type: 'close' });

  return {
    open: (territoryId: string) => send({ type: 'open', territoryId }),
    element: (
      <Dialog
        title={title}
        open={open}
        onClose={close}
        fullScreen
        actions={<Button onClick={close}>{texts.close}</Button>}
      >
        {map === null ? (
          <Loading />
        ) : (
          <div className={classes['preview']}>
            <Suspense fallback={<Loading />}>
              <MapCanvas name={title} map={map} maxZoom={maxZoom} over={watermark} />
            </Suspense>
          </div>
        )}
      </Dialog>
    ),
  };
}

const noProblem = { problem: null };
