import { withProduct } from '../../parts/texts/product.ts';
import { globalMapActors } from './map-editor.actors.ts';
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
      title={withProduct(editorTexts.globalTitle)}
      territoryId={null}
      global
      fileName={editorTexts.fileName(editorTexts.globalFile)}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}
