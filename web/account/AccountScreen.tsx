import { useMachine } from '@xstate/react';
import { useState } from 'react';

import { accountMachine } from '#machines/account/account.machine.ts';
import { ownDataMachine } from '#machines/account/own-data.machine.ts';
import { privacyRulesMachine } from '#machines/account/privacy-rules.machine.ts';

import { Button } from '../button/Button.tsx';
import { ErrorCard } from '../failure/ErrorCard.tsx';
import { failureTexts } from '../failure/failure.texts.ts';
import { Loading } from '../failure/Loading.tsx';
import { saveFile } from '../files/save-file.ts';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { LeavingGuard } from '../leaving/LeavingGuard.tsx';
import { useNotice } from '../notice/notice.ts';
import { Screen } from '../screen/Screen.tsx';
import { AntdProvider } from '../theme/AntdProvider.tsx';
import { accountActors, ownDataActors, privacyRulesActors } from './account.actors.ts';
import { accountTexts } from './account.texts.ts';
import {
  type AccountEntries,
  accountView,
  entriesOf,
  ownDataView,
  privacyRulesView,
  unsaved,
} from './account.view.ts';
import { AccountForm } from './AccountForm.tsx';
import { PrivacyDialog } from './PrivacyDialog.tsx';

/** Spec 1 §2 Mon compte. */
export function AccountScreen() {
  const { show } = useNotice();
  const [snapshot, send, actor] = useMachine(useActors(accountMachine, accountActors), inspection);
  const [rules, sendToRules] = useMachine(
    useActors(privacyRulesMachine, privacyRulesActors),
    inspection,
  );
  const [ownData, sendToOwnData, ownDataActor] = useMachine(
    useActors(ownDataMachine, ownDataActors),
    inspection,
  );
  const [lastSaved, setLastSaved] = useState<AccountEntries | null>(null);
  const [sent, setSent] = useState<AccountEntries | null>(null);
  const [entered, setEntered] = useState<AccountEntries | null>(null);
  const { account } = snapshot.context;
  const saved = lastSaved ?? (account && entriesOf(account));
  const view = accountView(snapshot, entered ?? saved);

  useNext(snapshot);
  useNext(rules);
  useNext(ownData);
  useEmitted(ownDataActor, 'exported', ({ file }) => saveFile(file));
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    if (sent === null) return;
    setLastSaved({ ...sent, password: '' });
    setEntered((now) => now && (now.password === sent.password ? { ...now, password: '' } : now));
  });
  const retry = () => send({ type: 'retry' });

  return (
    <Screen title={accountTexts.title}>
      {view.loading && <Loading lines={6} />}
      {view.stalled && <Button onClick={retry}>{failureTexts.retry}</Button>}
      {view.failure !== null && <ErrorCard failure={view.failure} onRetry={retry} />}
      {account !== null && saved !== null && (
        <AntdProvider>
          <AccountForm
            account={account}
            entered={entered ?? saved}
            saving={view.saving}
            canSave={view.canSave}
            problem={view.problem}
            onEnter={setEntered}
            onSave={(entries) => {
              setSent(entries);
              send({ type: 'save', ...entries });
            }}
            personalData={{
              consent: account.privacyConsent,
              ownData: ownDataView(ownData),
              onPrivacy: () => sendToRules({ type: 'open' }),
              onExport: (format) => sendToOwnData({ type: 'export', format }),
            }}
          />
          <LeavingGuard unsaved={entered !== null && unsaved(saved, entered)} />
        </AntdProvider>
      )}
      <PrivacyDialog {...privacyRulesView(rules)} onClose={() => sendToRules({ type: 'close' })} />
    </Screen>
  );
}
