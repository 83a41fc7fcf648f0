import type { Mismatch } from '#engines/drawing/borders.ts';
import { overlapsIn } from '#engines/drawing/overlaps.ts';
import { editorTexts } from '../editor/map-editor.texts.ts';
import { squareMetres } from './square-metres.ts';
import blocks from '../../parts/theme/Blocks.module.css';
import classes from './EditorMap.module.css';

interface Props {
  readonly mismatches: readonly Mismatch[];
  /** What is drawn is what was saved. */
  readonly saved: boolean;
}

/** What the map that was just saved covers of its neighbours; it is saved all the same (OWN-244). */
export function OverlapNote({ mismatches, saved }: Props) {
  const overlaps = saved ? overlapsIn(mismatches) : [];
  return (
    <div role="status">
      {overlaps.length > 0 && (
        <p className={`${blocks.floating} ${classes.overlaps}`}>
          {editorTexts.overlaps(
            overlaps.map(({ name, area }) => editorTexts.overlapOf(name, squareMetres(area))),
          )}
        </p>
      )}
    </div>
  );
}
