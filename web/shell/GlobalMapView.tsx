import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { globalMapMachine } from '#machines/shell/global-map.machine.ts';

import { Late } from '../parts/failure/Late.tsx';
import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { texts } from '../parts/texts/texts.ts';
import classes from './GlobalMapView.module.css';
import { shellTexts } from './shell.texts.ts';
import { globalMapView } from './shell.view.ts';

const GlobalMapDialog = lazy(async () => ({
  default: (await import('./GlobalMap.tsx')).GlobalMapDialog,
}));

interface Props {
  readonly actor: ActorRefFrom<typeof globalMapMachine>;
}

/** The full-screen dialog of the congregation's limits (SHELL-17). */
export function GlobalMapView({ actor }: Props) {
  const { open, shown, problem } = globalMapView(useSelector(actor, (snapshot) => snapshot));
  const onClose = () => actor.send({ type: 'close' });
  return (
    <Dialog
      title={shellTexts.globalMapTitle}
      open={open}
      onClose={onClose}
      fullScreen
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {problem === null ? (
        <Late fallback={<Loading />}>
          {shown ? <GlobalMapDialog onLeave={onClose} /> : <Loading />}
        </Late>
      ) : (
        <div className={classes.problem}>
          <Alert severity={problem.severity}>{problem.message}</Alert>
        </div>
      )}
    </Dialog>
  );
}
