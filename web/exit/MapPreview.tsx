import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { mapPreviewMachine } from '#machines/exit/map-preview.machine.ts';

import { Late } from '../parts/failure/Late.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { texts } from '../parts/texts/texts.ts';
import { loadMapCanvas } from '../parts/map/load-map-canvas.ts';
import { exitTexts } from './exit.texts.ts';
import { previewView } from './exit.view.ts';
import classes from './MapPreview.module.css';

const MapCanvas = lazy(loadMapCanvas);

const watermark = (
  <div className={classes.watermark}>
    {Array.from({ length: 24 }, (_, at) => (
      <span key={at} aria-hidden={at > 0 || undefined}>
        {exitTexts.watermark}
      </span>
    ))}
  </div>
);

interface Props {
  readonly preview: ActorRefFrom<typeof mapPreviewMachine> | undefined;
}

/** The map of one territory in full screen, to look at only (PREV-01 … PREV-04). */
export function MapPreview({ preview }: Props) {
  const { open, title, map, maxZoom } = previewView(useSelector(preview, (snapshot) => snapshot));
  const close = () => preview?.send({ type: 'close' });

  return (
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
        <div className={classes.preview}>
          <Late fallback={<Loading />}>
            <MapCanvas name={title} map={map} maxZoom={maxZoom} over={watermark} />
          </Late>
        </div>
      )}
    </Dialog>
  );
}
