import { Button } from '../../parts/button/Button.tsx';
import { Conflict } from '../../parts/conflict/Conflict.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import type { EditorView } from './map-editor.view.ts';
import { editorTexts } from './map-editor.texts.ts';

interface Props extends Pick<EditorView, 'outdated' | 'canReread' | 'canOverwrite'> {
  readonly send: (event: { type: 'reread' | 'overwrite' | 'cancel' }) => void;
}

/** Somebody saved the map while it was drawn: theirs, one's own, or to go on drawing (OWN-05). */
export function Outdated({ outdated, canReread, canOverwrite, send }: Props) {
  if (!outdated) return null;
  const goOn = () => send({ type: 'cancel' });
  return (
    <Dialog title={editorTexts.outdated} open onClose={goOn} width="34rem">
      <Conflict
        problem={outdated}
        differences={[]}
        canReread={canReread}
        canOverwrite={canOverwrite}
        onReread={() => send({ type: 'reread' })}
        onOverwrite={() => send({ type: 'overwrite' })}
      >
        <Button onClick={goOn}>{editorTexts.goOnDrawing}</Button>
      </Conflict>
    </Dialog>
  );
}
