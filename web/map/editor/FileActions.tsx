import { Button } from '../../parts/button/Button.tsx';
import classes from './Editor.module.css';
import { editorTexts } from './map-editor.texts.ts';
import { ToolButton } from './ToolButton.tsx';

interface Props {
  readonly busy: boolean;
  readonly saving: boolean;
  readonly unsaved: boolean;
  readonly territory: boolean;
  readonly onPrintHelp: () => void;
  readonly onOpenStreetMapHelp: () => void;
  readonly onRemove: () => void;
  readonly onImport: () => void;
  readonly onExport: () => void;
  readonly onSave: () => void;
  readonly onQuit: () => void;
}

/** The seven actions on the whole map (MAP-02, GMED-01). */
export function FileActions({ busy, saving, unsaved, territory, ...on }: Props) {
  return (
    <div className={classes.actions} role="toolbar" aria-label={editorTexts.files}>
      {territory && (
        <>
          <ToolButton name={editorTexts.printHelp} icon="print" onClick={on.onPrintHelp} />
          <ToolButton
            name={editorTexts.openStreetMapHelp}
            icon="help"
            onClick={on.onOpenStreetMapHelp}
          />
        </>
      )}
      <ToolButton
        name={editorTexts.remove}
        word={editorTexts.remove}
        icon="delete"
        disabled={busy}
        onClick={on.onRemove}
      />
      <ToolButton name={editorTexts.import} icon="import" disabled={busy} onClick={on.onImport} />
      <ToolButton name={editorTexts.export} icon="export" disabled={busy} onClick={on.onExport} />
      <Button
        kind="primary"
        aria-label={editorTexts.save}
        title={editorTexts.save}
        disabled={busy}
        busy={saving}
        onClick={on.onSave}
      >
        {editorTexts.saveShort}
        {unsaved && (
          <span className={classes.unsaved} role="img" aria-label={editorTexts.unsaved} />
        )}
      </Button>
      <ToolButton name={editorTexts.quit} icon="close" onClick={on.onQuit} />
    </div>
  );
}
