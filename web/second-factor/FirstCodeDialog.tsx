import { type FormEvent, useState } from 'react';
import type { EventFrom } from 'xstate';

import type { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import buttonClasses from '../parts/button/Button.module.css';
import { CopyButton } from '../parts/button/CopyButton.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { useWide } from '../parts/media/useMediaQuery.ts';
import { texts as common } from '../parts/texts/texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { secondFactorTexts as texts } from './second-factor.texts.ts';
import { scanView, type SecondFactorSnapshot } from './second-factor.view.ts';
import classes from './SecondFactorCard.module.css';

interface Props {
  readonly snapshot: SecondFactorSnapshot;
  readonly send: (event: EventFrom<typeof secondFactorMachine>) => void;
}

/** The secret as picture, address and text, and the first code of it (OWN-391). */
export function FirstCodeDialog({ snapshot, send }: Props) {
  const [code, setCode] = useState('');
  const wide = useWide();
  const view = scanView(snapshot, code);
  const give = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'code.given', code });
    setCode('');
  };
  const open = view.begun && (
    <a href={view.begun.link} className={`${buttonClasses.plain} ${classes.open}`}>
      {texts.open}
    </a>
  );
  const cancel = () => {
    send({ type: 'cancel' });
    setCode('');
  };
  return (
    <Dialog title={texts.setUp} width="32rem" open={view.open} onClose={cancel} persistent>
      {view.begun !== null && (
        <form className={classes.scan} onSubmit={give} noValidate>
          <p>{texts.application}</p>
          {!wide && open}
          <p>{wide ? texts.scan : texts.scanElsewhere}</p>
          <img src={view.begun.qrcode} alt={texts.picture} />
          <p>
            {texts.typed} <code className={classes.key}>{view.begun.key}</code>
          </p>
          <div className={blocks.tools}>
            <CopyButton text={view.begun.key} />
            {wide && open}
          </div>
          {view.problem !== null && (
            <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
          )}
          <TextField
            label={texts.firstCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
          <div className={blocks.buttons}>
            <Button disabled={!view.canCancel} onClick={cancel}>
              {common.cancel}
            </Button>
            <Button kind="primary" type="submit" disabled={!view.canGive} busy={view.busy}>
              {common.validate}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
