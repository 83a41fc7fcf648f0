import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import type { privacyRulesMachine } from '#machines/account/privacy-rules.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { ServerHtml } from '../parts/html/ServerHtml.tsx';
import { texts } from '../parts/texts/texts.ts';
import { privacyRulesView } from './account.view.ts';

interface Props {
  readonly actor: ActorRefFrom<typeof privacyRulesMachine>;
}

/** The privacy rules; the machine fetches them once (ACCT-08). */
export function PrivacyDialog({ actor }: Props) {
  const { open, html, problem } = privacyRulesView(useSelector(actor, (snapshot) => snapshot));
  const onClose = () => actor.send({ type: 'close' });
  return (
    <Dialog
      title={texts.privacyTitle}
      open={open}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {problem !== null && <Alert severity={problem.severity}>{problem.message}</Alert>}
      {problem === null && (html === null ? <Loading /> : <ServerHtml html={html} />)}
    </Dialog>
  );
}
