import { Button } from '../../parts/button/Button.tsx';
import blocks from '../../parts/theme/Blocks.module.css';
import classes from './Editor.module.css';
import { editorTexts } from './map-editor.texts.ts';

interface Props {
  readonly onRestore: () => void;
  readonly onDrop: () => void;
}

/** What a tab that went away had not saved. */
export const DraftOffer = ({ onRestore, onDrop }: Props) => (
  <div className={`${blocks.floating} ${blocks.row} ${classes.draft}`} role="status">
    <p>{editorTexts.draftFound}</p>
    <Button kind="primary" onClick={onRestore}>
      {editorTexts.draftRestore}
    </Button>
    <Button onClick={onDrop}>{editorTexts.draftDrop}</Button>
  </div>
);
