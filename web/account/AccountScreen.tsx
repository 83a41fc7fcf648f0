import { useState } from 'react';

import { accountMachine } from '#machines/account/account.machine.ts';
import type { AccountEntries } from '#machines/account/account.rules.ts';

import { useAdditions } from '../parts/additions/additions.ts';
import { ErrorCard } from '../parts/failure/ErrorCard.tsx';
import { Stalled } from '../parts/failure/Stalled.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { PasskeysCard } from '../passkeys/PasskeysCard.tsx';
import { LeavingGuard } from '../parts/leaving/LeavingGuard.tsx';
import { useNotice } from '../parts/notice/notice.ts';
import { SecondFactorCard } from '../second-factor/SecondFactorCard.tsx';
import { Screen } from '../parts/screen/Screen.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import { accountActors } from './account.actors.ts';
import { accountTexts } from './account.texts.ts';
import { accountView, entriesOf, unsaved } from './account.view.ts';
import { AccountForm } from './AccountForm.tsx';
import { Connections } from './Connections.tsx';
import { DisplayCard } from './DisplayCard.tsx';
import { PresentPasswordDialog } from './PresentPasswordDialog.tsx';
import { PrivacyDialog } from './PrivacyDialog.tsx';

/** The account of the reader: its form, the export of personal data, the connections (spec 1 §2 Mon compte). */
export function AccountScreen() {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(accountMachine, accountActors);
  const [entered, setEntered] = useState<AccountEntries | null>(null);
  const additions = useAdditions();
  const { account } = snapshot.context;
  const { ownData, privacyRules, connections } = snapshot.children;
  const initial = account && entriesOf(account);
  const view = accountView(snapshot, entered ?? initial);

  useEmitted(actor, 'changed', ({ notice, saved: { password } }) => {
    if (notice !== null) show(notice);
    setEntered((now) => now && (now.password === password ? { ...now, password: '' } : now));
  });
  const retry = () => send({ type: 'retry' });

  return (
    <Screen title={accountTexts.title} help="compte">
      {view.loading && <Loading lines={6} />}
      {view.stalled && <Stalled onRetry={retry} />}
      {view.failure !== null && (
        <ErrorCard failure={view.failure} refused={view.refused} onRetry={retry} />
      )}
      {account !== null && initial !== null && (
        <div className={blocks.pair}>
          <AccountForm
            account={account}
            entered={entered ?? initial}
            saving={view.saving}
            canSave={view.canSave}
            problem={view.problem}
            onEnter={setEntered}
            onSave={(entries) => send({ type: 'save', ...entries })}
            personalData={{
              consent: account.privacyConsent,
              ownData,
              onPrivacy: () => privacyRules?.send({ type: 'open' }),
            }}
          />
          <div className={blocks.form}>
            <DisplayCard />
            {additions && <PasskeysCard login={account.login} />}
            {additions && <SecondFactorCard login={account.login} />}
            {connections && <Connections actor={connections} />}
          </div>
          <PresentPasswordDialog snapshot={snapshot} login={account.login} send={send} />
          <LeavingGuard unsaved={entered !== null && unsaved(initial, entered)} />
        </div>
      )}
      {privacyRules && <PrivacyDialog actor={privacyRules} />}
    </Screen>
  );
}
