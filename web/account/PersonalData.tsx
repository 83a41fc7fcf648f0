import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { ActorRefFrom } from 'xstate';

import type { ownDataMachine } from '#machines/account/own-data.machine.ts';
import type { OwnDataFormat, PrivacyConsent } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { saveFile } from '../parts/files/save-file.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { withProduct } from '../parts/texts/product.ts';
import { texts } from '../parts/texts/texts.ts';
import { accountTexts } from './account.texts.ts';
import { ownDataView } from './account.view.ts';
import classes from './AccountForm.module.css';

export interface PersonalDataProps {
  readonly consent: PrivacyConsent | null;
  readonly ownData: ActorRefFrom<typeof ownDataMachine> | undefined;
  readonly onPrivacy: () => void;
}

/** The privacy rules, when they were accepted, and the download of one's own data (ACCT-07). */
export function PersonalData({ consent, ownData, onPrivacy }: PersonalDataProps) {
  return (
    <div className={classes.personal}>
      <div className={classes.part}>
        <Button onClick={onPrivacy}>{texts.privacyTitle}</Button>
        {consent !== null && (
          <p className={classes.hint}>
            {accountTexts.accepted(consent.acceptedOn, consent.version)}
          </p>
        )}
      </div>
      {ownData && <OwnData actor={ownData} />}
    </div>
  );
}

function OwnData({ actor }: { readonly actor: ActorRefFrom<typeof ownDataMachine> }) {
  const ownData = ownDataView(useSelector(actor, (snapshot) => snapshot));
  useEmitted(actor, 'exported', ({ file }) => saveFile(file));
  const download = (format: OwnDataFormat, label: string) => (
    <Button
      disabled={!ownData.canExport(format)}
      loading={ownData.exporting === format}
      onClick={() => actor.send({ type: 'export', format })}
    >
      {label}
    </Button>
  );
  return (
    <div className={classes.part}>
      <p className={classes.hint}>{withProduct(accountTexts.ownDataHint)}</p>
      <div className={classes.downloads}>
        {download('html', accountTexts.exportOwnData)}
        {download('json', accountTexts.exportForProgram)}
      </div>
      {ownData.problem !== null && (
        <Alert severity={ownData.problem.severity}>{ownData.problem.message}</Alert>
      )}
    </div>
  );
}
