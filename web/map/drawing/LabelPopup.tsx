import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { MapFeature } from '#engines/drawing/drawn-map.ts';
import { Button } from '../../parts/button/Button.tsx';
import { editorTexts } from '../editor/map-editor.texts.ts';
import { useScreenPoint } from '../../parts/map/engine/useScreenPoint.ts';
import { pointsOf, polygonsOf } from '../../parts/map/geometry/geometry.ts';
import { labelAnchor } from '../../parts/map/geometry/label-anchor.ts';
import type { MarkerFrame } from '../../parts/map/layers/marker-atlas.ts';
import { kindOf, limitDesc, type MarkerKind } from '../../parts/map/map.view.ts';
import blocks from '../../parts/theme/Blocks.module.css';
import classes from './EditorMap.module.css';

interface Props {
  readonly feature: MapFeature;
  readonly sizes: Record<MarkerKind, MarkerFrame>;
  readonly global: boolean;
  readonly onClose: (text: string) => void;
}

/** The words of a shape; however it is left, they stay as typed (MAP-40, MAP-41, MAP-42). */
export function LabelPopup({ feature, sizes, global, onClose }: Props) {
  const kind = kindOf(feature);
  const areal = kind === 'polygon' || kind === 'limit';
  const [rings] = polygonsOf(feature.geometry);
  const [point] = pointsOf(feature.geometry);
  const [at] = useState(() => point ?? (rings && labelAnchor(rings)?.position) ?? [0, 0]);
  const popup = useRef<HTMLDivElement>(null);
  const place = useScreenPoint<HTMLDivElement>(at, popup);
  const [text, setText] = useState(feature.properties.desc.trim());
  const close = useEffectEvent(() => onClose(text));

  useEffect(() => {
    popup.current?.querySelector('input')?.focus({ preventScroll: true });
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !popup.current?.contains(event.target)) close();
    };
    window.addEventListener('pointerdown', outside, { capture: true });
    return () => window.removeEventListener('pointerdown', outside, { capture: true });
  }, []);

  const name = areal ? editorTexts.labelOf.polygon : editorTexts.labelOf.marker;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    onClose(text);
  };
  // No form: the editor may stand within one, whose own it would be taken for.
  return (
    <div ref={place} className={classes.place}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter and Escape close it */}
      <div
        ref={popup}
        className={`${blocks.floating} ${classes.popup}`}
        style={{ bottom: areal ? 0 : sizes[kind].anchorY }}
        role="dialog"
        aria-label={name}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <label>
          {name}
          <input
            type="text"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <div className={`${blocks.tools} ${classes.answers}`}>
          {global && areal && (
            <Button onClick={() => onClose(limitDesc)}>{editorTexts.limits}</Button>
          )}
          <Button kind="primary" onClick={() => onClose(text)}>
            {editorTexts.labelDone}
          </Button>
        </div>
      </div>
    </div>
  );
}
