import { UploadOutlined } from '@ant-design/icons';

import { archiveImportMachine } from '#machines/archive/archive-import.machine.ts';

import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { archiveImportActors } from './archive.actors.ts';
import { archiveTexts as texts } from './archive.texts.ts';
import { archiveImportView } from './archive.view.ts';
import { ArchiveForm } from './ArchiveForm.tsx';

/** Makes a new congregation from an archive; for administrators of the site. */
export function ArchiveImport({ onChanged }: { readonly onChanged: () => void }) {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(archiveImportMachine, archiveImportActors);
  const view = archiveImportView(snapshot);
  const close = () => send({ type: 'close' });
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
          onImport={(it) => send({ type: 'bring', ...it })}
          onCancel={close}
        />
      </Dialog>
    </>
  );
}
