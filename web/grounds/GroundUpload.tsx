import { UploadOutlined } from '@ant-design/icons';

import { groundUploadMachine } from '#machines/grounds/ground-upload.machine.ts';

import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { groundUploadView, sentNotice } from './ground-upload.view.ts';
import { groundUploadActors } from './grounds.actors.ts';
import { groundsTexts, groundUploadTexts as texts } from './grounds.texts.ts';
import { GroundSending } from './GroundSending.tsx';
import { GroundUploadForm } from './GroundUploadForm.tsx';

/** The dialog that brings a ground: first its form, then how much of the file has gone. */
export function GroundUpload({ onChanged }: { readonly onChanged: () => void }) {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(groundUploadMachine, groundUploadActors);
  const view = groundUploadView(snapshot);
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    onChanged();
  });
  useEmitted(actor, 'sent', () => {
    show(sentNotice);
    onChanged();
  });
  const close = () => {
    send({ type: 'close' });
    onChanged();
  };
  return (
    <>
      <Button kind="primary" disabled={!view.canOpen} onClick={() => send({ type: 'open' })}>
        <UploadOutlined aria-hidden /> {groundsTexts.bring}
      </Button>
      <Dialog title={texts.title} open={view.open} onClose={close} persistent width="38rem">
        {view.sending === null ? (
          <GroundUploadForm
            view={view}
            onChoose={(file) => send({ type: 'file.chosen', file })}
            onBring={(entered) => send({ type: 'bring', entered })}
            onCancel={close}
          />
        ) : (
          <GroundSending
            sending={view.sending}
            onPause={() => send({ type: 'pause' })}
            onResume={() => send({ type: 'resume' })}
            onGiveUp={() => send({ type: 'give.up' })}
            onLater={close}
          />
        )}
      </Dialog>
    </>
  );
}
