import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import type { signInMachine } from '#machines/session/sign-in.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { texts as common } from '../parts/texts/texts.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { secondFactorStepTexts as texts } from './second-factor-step.texts.ts';
import { secondFactorStepView } from './second-factor-step.view.ts';
import classes from './SecondFactorStep.module.css';

export interface SecondFactorStepProps {
  readonly snapshot: SnapshotFrom<typeof signInMachine>;
  readonly send: (event: EventFrom<typeof signInMachine>) => void;
}

/** In the place of the form: the code that follows the password (OWN-393). */
export function SecondFactorStep({ snapshot, send }: SecondFactorStepProps) {
  const [code, setCode] = useState('');
  const [onPaper, setOnPaper] = useState(false);
  const view = secondFactorStepView(snapshot, code);
  const field = useRef<HTMLInputElement>(null);
  const { asked } = view;
  // The button that was pressed is off while the answer is awaited, and has lost the focus.
  useEffect(() => {
    if (asked !== null || onPaper) field.current?.focus();
  }, [asked, onPaper]);
  const give = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'code.given', code });
    setCode('');
  };
  return (
    <form className={`${blocks.form} ${classes.step}`} onSubmit={give} noValidate>
      {view.said !== null && <Alert severity={view.said.severity}>{view.said.message}</Alert>}
      <div className={classes.code}>
        <TextField
          ref={field}
          key={String(onPaper)}
          label={onPaper ? texts.recovery : texts.code}
          hint={onPaper ? texts.recoveryHint : undefined}
          inputMode={onPaper ? 'text' : 'numeric'}
          autoComplete={onPaper ? 'off' : 'one-time-code'}
          autoCapitalize="off"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      <Button kind="primary" type="submit" disabled={!view.canGive} busy={view.giving}>
        {common.validate}
      </Button>
      <div className={blocks.buttons}>
        <Button
          disabled={!view.canLeave}
          onClick={() => {
            setOnPaper(!onPaper);
            setCode('');
          }}
        >
          {onPaper ? texts.viaApplication : texts.viaPaper}
        </Button>
        <Button disabled={!view.canLeave} onClick={() => send({ type: 'code.left' })}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
