import { type FormEvent, useState } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import type { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { PasswordField } from '../parts/fields/PasswordField.tsx';
import { texts } from '../parts/texts/texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { passkeysTexts } from './passkeys.texts.ts';
import { proofView } from './passkeys.view.ts';

interface Props {
  readonly snapshot: SnapshotFrom<typeof passkeysMachine>;
  readonly login: string;
  readonly send: (event: EventFrom<typeof passkeysMachine>) => void;
}

/** Asks for the present password, and says with the server's own sentence why (OWN-231). */
export function PasskeyProofDialog({ snapshot, login, send }: Props) {
  const [presentPassword, setPresentPassword] = useState('');
  const view = proofView(snapshot, presentPassword);
  const prove = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'prove', presentPassword });
    setPresentPassword('');
  };
  const cancel = () => {
    send({ type: 'cancel' });
    setPresentPassword('');
  };
  return (
    <Dialog title={passkeysTexts.presentPassword} open={view.open} onClose={cancel}>
      <form className={blocks.form} onSubmit={prove} noValidate>
        {view.problem !== null && (
          <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
        )}
        {/* Tells a password manager whose password it is. */}
        <input hidden readOnly autoComplete="username" value={login} />
        <PasswordField
          label={passkeysTexts.presentPassword}
          autoComplete="current-password"
          value={presentPassword}
          onChange={({ target }) => setPresentPassword(target.value)}
        />
        <div className={blocks.buttons}>
          <Button disabled={!view.canCancel} onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button kind="primary" type="submit" disabled={!view.canProve} busy={view.proving}>
            {texts.validate}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
