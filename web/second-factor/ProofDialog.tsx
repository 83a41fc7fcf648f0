import { type FormEvent, useState } from 'react';
import type { EventFrom } from 'xstate';

import type { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { PasswordField } from '../parts/fields/PasswordField.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { texts as common } from '../parts/texts/texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { secondFactorTexts as texts } from './second-factor.texts.ts';
import { changeView, passwordView, type SecondFactorSnapshot } from './second-factor.view.ts';

interface Props {
  readonly snapshot: SecondFactorSnapshot;
  readonly login: string;
  readonly send: (event: EventFrom<typeof secondFactorMachine>) => void;
}

const nothing = { presentPassword: '', code: '' };

/** Asks for the present password, before a change for a code too (OWN-391, OWN-231). */
export function ProofDialog({ snapshot, login, send }: Props) {
  const [entered, setEntered] = useState(nothing);
  const change = changeView(snapshot, entered);
  const view = change.open ? change : passwordView(snapshot, entered.presentPassword);
  const give = (event: FormEvent) => {
    event.preventDefault();
    send(
      change.open
        ? { type: 'proof.given', ...entered }
        : { type: 'password.given', presentPassword: entered.presentPassword },
    );
    setEntered(nothing);
  };
  const cancel = () => {
    send({ type: 'cancel' });
    setEntered(nothing);
  };
  return (
    <Dialog
      title={change.open ? change.title : texts.presentPassword}
      open={view.open}
      onClose={cancel}
    >
      <form className={blocks.form} onSubmit={give} noValidate>
        {view.problem !== null && (
          <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
        )}
        {/* Tells a password manager whose password it is. */}
        <input hidden readOnly autoComplete="username" value={login} />
        <PasswordField
          label={texts.presentPassword}
          autoComplete="current-password"
          value={entered.presentPassword}
          onChange={({ target }) => setEntered({ ...entered, presentPassword: target.value })}
        />
        {change.open && (
          <TextField
            label={texts.proofCode}
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            value={entered.code}
            onChange={({ target }) => setEntered({ ...entered, code: target.value })}
          />
        )}
        <div className={blocks.buttons}>
          <Button disabled={!view.canCancel} onClick={cancel}>
            {common.cancel}
          </Button>
          <Button kind="primary" type="submit" disabled={!view.canGive} busy={view.busy}>
            {common.validate}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
