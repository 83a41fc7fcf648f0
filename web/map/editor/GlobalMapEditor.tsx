import { globalMapQuestion } from '#machines/map/map-editor.confirmation.ts';
import { withProduct } from '../../texts/product.ts';
import { globalImportActors, globalMapActors } from './map-editor.actors.ts';
import { editorTexts } from './map-editor.texts.ts';
import { MapEditorDialog } from './MapEditorDialog.tsx';

interface Props {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** The congregation's limits, drawn over c-setting (spec 2 §2 c-setting; GMED-01…13). */
export function GlobalMapEditor({ onClose, onChanged }: Props) {
  return (
    <MapEditorDialog
      actorsOf={globalMapActors}
      importActorsOf={globalImportActors}
      title={withProduct(editorTexts.globalTitle)}
      territoryId={null}
      global
      question={globalMapQuestion}
      fileName={editorTexts.fileName(editorTexts.globalFile)}
      about="global"
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}
