import { lazy, useMemo } from 'react';

import type { Ground } from '#schema/generated.ts';

import { Late } from '../parts/failure/Late.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { texts as shared } from '../parts/texts/texts.ts';
import { loadMapCanvas } from '../parts/map/load-map-canvas.ts';
import { groundMap } from './extent.view.ts';
import { groundsTexts as texts } from './grounds.texts.ts';
import classes from './Grounds.module.css';

const MapCanvas = lazy(loadMapCanvas);

interface Props {
  readonly ground: Ground | null;
  readonly onClose: () => void;
}

/** The ground itself on a map, with the frame of what it covers. */
export const GroundPreview = ({ ground, onClose }: Props) => (
  <Dialog
    title={ground?.name ?? ''}
    open={ground !== null}
    onClose={onClose}
    width="50em"
    actions={<Button onClick={onClose}>{shared.close}</Button>}
  >
    {ground && <Preview ground={ground} />}
  </Dialog>
);

function Preview({ ground }: { readonly ground: Ground }) {
  const map = useMemo(() => groundMap(ground), [ground]);
  return (
    <div className={classes.preview}>
      <Late fallback={<Loading />}>
        <MapCanvas name={texts.map(ground.name)} map={map} />
      </Late>
    </div>
  );
}
