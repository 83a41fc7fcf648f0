import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { ownDataMachine } from '#machines/account/own-data.machine.ts';
import type { OwnDataFormat, PrivacyConsent } from '#schema/generated.ts';

import { useAdditions } from '../parts/additions/additions.ts';
import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { DisclosureButton } from '../parts/disclosure/DisclosureButton.tsx';
import { saveFile } from '../parts/files/save-file.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { withProduct } from '../parts/texts/product.ts';
import { texts } from '../parts/texts/texts.ts';
import { accountTexts } from './account.texts.ts';
import { ownDataView } from './account.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './AccountForm.module.css';

export interface PersonalDataProps {
  readonly consent: PrivacyConsent | null;
  readonly ownData: ActorRefFrom<typeof ownDataMachine> | undefined;
  readonly onPrivacy: () => void;
}

/** The privacy rules, when they were accepted, and the download of one's own data (ACCT-07). */
export function PersonalData({ consent, ownData, onPrivacy }: PersonalDataProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const additions = useAdditions();
  return (
    <div className={classes.personal}>
      <DisclosureButton
        className={classes.header}
        open={open}
        controls={id}
        onToggle={() => setOpen(!open)}
      >
        {accountTexts.personalData}
      </DisclosureButton>
      <div id={id} className={classes.content} hidden={!open}>
        <div className={classes.part}>
          <Button onClick={onPrivacy}>{texts.privacyTitle}</Button>
          {consent !== null && (
            <p className={blocks.hint}>
              {accountTexts.accepted(consent.acceptedOn, consent.version)}
            </p>
          )}
        </div>
        {additions && ownData && <OwnData actor={ownData} />}
      </div>
    </div>
  );
}

function OwnData({ actor }: { readonly actor: ActorRefFrom<typeof ownDataMachine> }) {
  const ownData = ownDataView(useSelector(actor, (snapshot) => snapshot));
  useEmitted(actor, 'exported', ({ file }) => saveFile(file));
  const download = (format: OwnDataFormat, label: string) => (
    <Button
      disabled={!ownData.canExport(format)}
      busy={ownData.exporting === format}
      onClick={() => actor.send({ type: 'export', format })}
    >
      {label}
    </Button>
  );
  return (
    <div className={classes.part}>
      <p className={blocks.hint}>{withProduct(accountTexts.ownDataHint)}</p>
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
