import type { FormEvent } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import type { passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import { passkeyNameFault } from '#machines/passkeys/passkeys.rules.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { faultText } from '../parts/texts/faults.ts';
import { texts } from '../parts/texts/texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { passkeysTexts } from './passkeys.texts.ts';
import { namingView } from './passkeys.view.ts';

interface Props {
  readonly snapshot: SnapshotFrom<typeof passkeysMachine>;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly send: (event: EventFrom<typeof passkeysMachine>) => void;
}

/** Names a passkey, so that one knows its device. */
export function PasskeyNameDialog({ snapshot, name, onName, send }: Props) {
  const view = namingView(snapshot, name);
  const cancel = () => send({ type: 'cancel' });
  const save = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'save', name });
  };
  return (
    <Dialog title={passkeysTexts.rename} open={view.open} onClose={cancel}>
      <form className={blocks.form} onSubmit={save} noValidate>
        {view.problem !== null && (
          <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
        )}
        <TextField
          label={passkeysTexts.newName}
          error={faultText(passkeyNameFault(name))}
          value={name}
          onChange={({ target }) => onName(target.value)}
        />
        <div className={blocks.buttons}>
          <Button disabled={!view.canCancel} onClick={cancel}>
            {texts.cancel}
          </Button>
          <Button kind="primary" type="submit" disabled={!view.canSave} busy={view.saving}>
            {texts.validate}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
