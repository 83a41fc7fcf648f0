import { useState } from 'react';
import type { EventFrom } from 'xstate';

import type { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';

import { Button } from '../parts/button/Button.tsx';
import { CopyButton } from '../parts/button/CopyButton.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Paper } from '../parts/printing/Paper.tsx';
import { texts as common } from '../parts/texts/texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { secondFactorTexts as texts } from './second-factor.texts.ts';
import { codesView, type SecondFactorSnapshot } from './second-factor.view.ts';
import classes from './SecondFactorCard.module.css';

interface Props {
  readonly snapshot: SecondFactorSnapshot;
  readonly login: string;
  readonly send: (event: EventFrom<typeof secondFactorMachine>) => void;
}

/** Ten codes, shown once, to be copied or printed; kept once they are noted (OWN-391). */
export function RecoveryCodesDialog({ snapshot, login, send }: Props) {
  const view = codesView(snapshot);
  const codes = <Codes codes={view.codes} />;
  const [printing, setPrinting] = useState(false);
  return (
    <Dialog
      title={texts.codesTitle}
      width="32rem"
      open={view.open}
      onClose={() => send({ type: 'cancel' })}
      persistent
    >
      <div className={blocks.form}>
        <p>{texts.codesAbout}</p>
        {codes}
        <div className={blocks.tools}>
          <CopyButton text={view.codes.join('\n')} />
          <Button onClick={() => setPrinting(true)}>{texts.print}</Button>
        </div>
        <div className={blocks.buttons}>
          <Button disabled={!view.canCancel} onClick={() => send({ type: 'cancel' })}>
            {common.cancel}
          </Button>
          <Button
            kind="primary"
            disabled={!view.canKeep}
            busy={view.busy}
            onClick={() => send({ type: 'noted' })}
          >
            {texts.noted}
          </Button>
        </div>
      </div>
      {printing && (
        <Paper onPrinted={() => setPrinting(false)}>
          <h1>{texts.codesTitle}</h1>
          <p>{texts.codesOf(login, location.host)}</p>
          {codes}
          <p>{texts.codesOnPaper}</p>
        </Paper>
      )}
    </Dialog>
  );
}

const Codes = ({ codes }: { readonly codes: readonly string[] }) => (
  <ol className={classes.codes}>
    {codes.map((code) => (
      <li key={code}>
        <code>{code}</code>
      </li>
    ))}
  </ol>
);
