import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EventFrom } from 'xstate';

import type { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';

import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
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
  const [copied, setCopied] = useState(false);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return undefined;
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [printing]);
  const codes = <Codes codes={view.codes} />;
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
          {'clipboard' in navigator && (
            <Button
              onClick={() =>
                void navigator.clipboard
                  .writeText(view.codes.join('\n'))
                  .then(() => setCopied(true))
              }
            >
              {copied ? common.copied : common.copy}
            </Button>
          )}
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
            onClick={() => {
              setCopied(false);
              send({ type: 'noted' });
            }}
          >
            {texts.noted}
          </Button>
        </div>
      </div>
      {printing &&
        createPortal(
          <div className={classes.paper}>
            <h1>{texts.codesTitle}</h1>
            <p>{login}</p>
            {codes}
          </div>,
          document.body,
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
