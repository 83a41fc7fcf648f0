import type { Position } from 'geojson';
import type { Mismatch } from '#engines/drawing/borders.ts';
import { editorTexts } from '../editor/map-editor.texts.ts';
import { polygonsOf } from '../../parts/map/geometry/geometry.ts';
import { labelAnchor } from '../../parts/map/geometry/label-anchor.ts';
import blocks from '../../parts/theme/Blocks.module.css';
import classes from './EditorMap.module.css';
import { squareMetres } from './square-metres.ts';

interface Props {
  readonly mismatches: readonly Mismatch[];
  readonly onShow: (at: Position) => void;
}

const words = ({ kind, name, area }: Mismatch) =>
  kind === 'overlap'
    ? editorTexts.overlap(name ?? '', squareMetres(area))
    : editorTexts.gap(squareMetres(area));

function middleOf({ geometry }: Mismatch): Position | null {
  const [rings] = polygonsOf(geometry);
  return rings ? (labelAnchor(rings)?.position ?? null) : null;
}

/** Where borders do not meet; never in the way of a save. */
export function BorderList({ mismatches, onShow }: Props) {
  if (mismatches.length === 0) return null;
  return (
    <details className={`${blocks.floating} ${classes.borders}`}>
      <summary>{`${editorTexts.borders} (${mismatches.length})`}</summary>
      <ul>
        {mismatches.map((mismatch) => (
          <li key={`${words(mismatch)} ${String(middleOf(mismatch))}`} data-kind={mismatch.kind}>
            <button
              type="button"
              onClick={() => {
                const at = middleOf(mismatch);
                if (at) onShow(at);
              }}
            >
              {words(mismatch)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
