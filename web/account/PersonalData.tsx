import { Button } from 'antd';

import type { OwnDataFormat, PrivacyConsent } from '#schema/generated.ts';

import { Alert } from '../alert/Alert.tsx';
import { withProduct } from '../texts/product.ts';
import { texts } from '../texts/texts.ts';
import { accountTexts } from './account.texts.ts';
import type { ownDataView } from './account.view.ts';
import classes from './AccountForm.module.css';

export interface PersonalDataProps {
  readonly consent: PrivacyConsent | null;
  readonly ownData: ReturnType<typeof ownDataView>;
  readonly onPrivacy: () => void;
  readonly onExport: (format: OwnDataFormat) => void;
}

/** ACCT-07: the rules, what was accepted of them, and all that is known of the person, to take along. */
export function PersonalData({ consent, ownData, onPrivacy, onExport }: PersonalDataProps) {
  const download = (format: OwnDataFormat, label: string) => (
    <Button
      disabled={!ownData.canExport(format)}
      loading={ownData.exporting === format}
      onClick={() => onExport(format)}
    >
      {label}
    </Button>
  );
  return (
    <div className={classes['personal']}>
      <div className={classes['part']}>
        <Button onClick={onPrivacy}>{texts.privacyTitle}</Button>
        {consent !== null && (
          <p className={classes['hint']}>
            {accountTexts.accepted(consent.acceptedOn, consent.version)}
          </p>
        )}
      </div>
      <div className={classes['part']}>
        <p className={classes['hint']}>{withProduct(accountTexts.ownDataHint)}</p>
        <div className={classes['downloads']}>
          {download('html', accountTexts.exportOwnData)}
          {download('json', accountTexts.exportForProgram)}
        </div>
        {ownData.problem !== null && (
          <Alert severity={ownData.problem.severity}>{ownData.problem.message}</Alert>
        )}
      </div>
    </div>
  );
}
