import { UploadOutlined } from '@ant-design/icons';
import { useMachine } from '@xstate/react';

import { archiveImportMachine } from '#machines/archive/archive-import.machine.ts';

import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { useNotice } from '../notice/notice.ts';
import { archiveImportActors } from './archive.actors.ts';
import { archiveTexts as texts } from './archive.texts.ts';
import { archiveImportView } from './archive.view.ts';
import { ArchiveForm } from './ArchiveForm.tsx';

/** A new congregation from an archive, for who administers the site. */
export function ArchiveImport({ onChanged }: { readonly onChanged: () => void }) {
  const { show } = useNotice();
  const [snapshot, send, actor] = useMachine(
    useActors(archiveImportMachine, archiveImportActors),
    inspection,
  );
  const view = archiveImportView(snapshot);
  const close = () => send({ type: 'close' });
  useNext(snapshot);
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    onChanged();
  });
  return (
    <>
      <Button disabled={!view.canOpen} onClick={() => send({ type: 'open' })}>
        <UploadOutlined aria-hidden /> {texts.import}
      </Button>
      <Dialog title={texts.importTitle} open={view.open} onClose={close} persistent width="34rem">
        <ArchiveForm
          view={view}
          onChoose={(file) => send({ type: 'file.chosen', file })}
          onImport={(name) => send({ type: 'bring', name })}
          onCancel={close}
        />
      </Dialog>
    </>
  );
}
