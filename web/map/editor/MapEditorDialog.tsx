import { createPortal } from 'react-dom';
import { Confirm } from '../../parts/confirm/Confirm.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { ErrorCard } from '../../parts/failure/ErrorCard.tsx';
import { Loading } from '../../parts/failure/Loading.tsx';
import { DrawingBoard } from './DrawingBoard.tsx';
import classes from './Editor.module.css';
import { FileActions } from './FileActions.tsx';
import { NothingToExport, OpenStreetMapHelp, PrintHelp } from './HelpDialogs.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { editorTexts } from './map-editor.texts.ts';
import { Outdated } from './Outdated.tsx';
import { type Editing, useMapEditor } from './useMapEditor.ts';

interface Props extends Editing {
  readonly title: string;
  /** The territory whose neighbours are shown; null: all are. */
  readonly territoryId: string | null;
}

/** A full-screen map to draw on, with what one does with the whole of it (MAP-01, GMED-01). */
export function MapEditorDialog({ title, territoryId, ...editing }: Props) {
  const editor = useMapEditor(editing);
  const { view, drawing, draft, importing, send } = editor;
  const close = () => send({ type: 'dialog.closed' });

  // Beside the page: what it stands in may be a form, which Enter would send.
  return createPortal(
    <Dialog
      title={title}
      open
      fullScreen
      persistent
      onClose={() => undefined}
      actions={
        <FileActions
          busy={view.busy}
          saving={view.saving}
          unsaved={view.unsaved}
          territory={!editing.global}
          onPrintHelp={() => send({ type: 'help.opened', help: 'print' })}
          onOpenStreetMapHelp={() => send({ type: 'help.opened', help: 'openStreetMap' })}
          onRemove={() => send({ type: 'remove' })}
          onImport={() => send({ type: 'import' })}
          onExport={() => send({ type: 'export' })}
          onSave={() => send({ type: 'save', ...editor.here() })}
          onQuit={() => send({ type: 'quit' })}
        />
      }
    >
      {view.failed ? (
        <div className={classes.failed}>
          <ErrorCard
            failure={view.failure ?? { message: editorTexts.notLoaded }}
            onRetry={() => send({ type: 'retry' })}
          />
        </div>
      ) : view.map === null || !drawing || !draft ? (
        <Loading label={editorTexts.loading} />
      ) : (
        <DrawingBoard
          drawing={drawing}
          draft={draft}
          data={view.map}
          start={view.start}
          saved={editor.saved}
          territoryId={territoryId}
          global={editing.global}
          onMap={editor.onMap}
        />
      )}
      <Outdated {...view} send={send} />
      <PrintHelp open={view.help === 'print'} onClose={close} />
      <OpenStreetMapHelp open={view.help === 'openStreetMap'} onClose={close} />
      <NothingToExport open={view.nothingToExport} onClose={close} />
      {importing && (
        <ImportDialog
          importing={importing}
          title={title}
          saved={view.saved}
          filterable={!editing.global}
          here={editor.here}
        />
      )}
      <Confirm question={view.question} danger onAnswer={send} />
    </Dialog>,
    document.body,
  );
}
