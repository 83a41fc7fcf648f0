import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useQuery } from 'urql';
import { Confirm } from '../../confirm/Confirm.tsx';
import { Dialog } from '../../dialog/Dialog.tsx';
import { ErrorCard } from '../../failure/ErrorCard.tsx';
import { Loading } from '../../failure/Loading.tsx';
import { EditorMap } from '../editing/EditorMap.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { DrawingTools } from './DrawingTools.tsx';
import classes from './Editor.module.css';
import { FileActions } from './FileActions.tsx';
import { NothingToExport, OpenStreetMapHelp, PrintHelp } from './HelpDialogs.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { neighbourMapsQuery } from './map-editor.operations.ts';
import { editorTexts } from './map-editor.texts.ts';
import { neighboursOf } from './map-editor.view.ts';
import { Outdated } from './Outdated.tsx';
import { type Editing, useMapEditor } from './use-map-editor.ts';
import { Warning } from './Warning.tsx';

interface Props extends Editing {
  readonly title: string;
  /** The territory whose neighbours are shown; null: all are. */
  readonly territoryId: string | null;
}

/** No territory has this one. */
const nobody = '0';

/** A full-screen map to draw on, with what one does with the whole of it (MAP-01, GMED-01). */
export function MapEditorDialog({ title, territoryId, ...editing }: Props) {
  const editor = useMapEditor(editing);
  const { view, drawing, importing, send } = editor;
  const [snapping, setSnapping] = useState(true);
  const [{ data }] = useQuery({
    query: neighbourMapsQuery,
    variables: { territoryId: territoryId ?? nobody },
    requestPolicy: 'cache-and-network',
  });
  const neighbours = useMemo(() => neighboursOf(data?.neighbourMaps ?? []), [data]);
  const close = () => send({ type: 'dialog.closed' });
  const closeImport = () => {
    importing.send({ type: 'close' });
    close();
  };

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
          unsaved={drawing.unsaved}
          territory={!editing.global}
          onPrintHelp={() => send({ type: 'dialog.opened', dialog: 'print' })}
          onOpenStreetMapHelp={() => send({ type: 'dialog.opened', dialog: 'openStreetMap' })}
          onRemove={() => send({ type: 'remove' })}
          onImport={() => send({ type: 'dialog.opened', dialog: 'file' })}
          onExport={editor.export}
          onSave={editor.save}
          onQuit={() => send({ type: 'quit' })}
        />
      }
    >
      {view.failed ? (
        <div className={classes['failed']}>
          <ErrorCard
            failure={view.failure ?? { message: editorTexts.notLoaded }}
            onRetry={() => send({ type: 'retry' })}
          />
        </div>
      ) : view.map === null ? (
        <Loading label={editorTexts.loading} />
      ) : (
        <EditorMap
          name={editorTexts.canvas}
          data={view.map}
          start={view.start}
          view={drawing}
          neighbours={neighbours}
          snapping={snapping}
          global={editing.global}
          onMap={editor.onMap}
          send={editor.draw}
        >
          <DrawingTools
            view={drawing}
            snapping={snapping}
            onSnapping={setSnapping}
            send={editor.draw}
          />
          {editor.draftFound && (
            <DraftOffer onRestore={editor.restoreDraft} onDrop={editor.dropDraft} />
          )}
          {editor.told && (
            <Warning key={editor.told.since} told={editor.told} onGone={editor.forgetTold} />
          )}
        </EditorMap>
      )}
      <Outdated {...view} send={send} />
      <PrintHelp open={view.dialog === 'print'} onClose={close} />
      <OpenStreetMapHelp open={view.dialog === 'openStreetMap'} onClose={close} />
      <NothingToExport open={view.nothingToExport} onClose={close} />
      <ImportDialog
        open={view.dialog === 'file'}
        view={importing.view}
        filterable={!editing.global}
        send={importing.send}
        onImport={editor.import}
        onClose={closeImport}
      />
      <Confirm question={view.question} onAnswer={send} />
    </Dialog>,
    document.body,
  );
}
