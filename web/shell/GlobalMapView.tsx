import { lazy, Suspense } from 'react';

import type { Severity } from '#schema/generated.ts';

import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Loading } from '../failure/Loading.tsx';
import { texts } from '../texts/texts.ts';
import classes from './GlobalMapView.module.css';
import { shellTexts } from './shell.texts.ts';

const GlobalMapDialog = lazy(async () => ({
  default: (await import('../map/GlobalMap.tsx')).GlobalMapDialog,
}));

interface Props {
  readonly open: boolean;
  readonly shown: boolean;
  readonly problem: { readonly message: string; readonly severity: Severity } | null;
  readonly onClose: () => void;
}

/** The congregation's limits on the whole screen (SHELL-17). */
export function GlobalMapView({ open, shown, problem, onClose }: Props) {
  return (
    <Dialog
      title={shellTexts.globalMapTitle}
      open={open}
      onClose={onClose}
      fullScreen
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {problem === null ? (
        <Suspense fallback={<Loading />}>{shown ? <GlobalMapDialog /> : <Loading />}</Suspense>
      ) : (
        <div className={classes['problem']}>
          <Alert severity={problem.severity}>{problem.message}</Alert>
        </div>
      )}
    </Dialog>
  );
}
