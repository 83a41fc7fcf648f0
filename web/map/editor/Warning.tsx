import { useEffect, useEffectEvent } from 'react';
import type { Told } from '#machines/map/map-drawing.rules.ts';
import { drawingWarningTimeout, editingWarningTimeout } from '#schema/limits.ts';
import classes from './Editor.module.css';
import { editorTexts } from './map-editor.texts.ts';

interface Props {
  readonly told: Told;
  readonly onGone: () => void;
}

/** What may not be, in yellow, for as long as the documents say (MAP-37, MAP-38, B-97). */
export function Warning({ told, onGone }: Props) {
  const { reason, during } = told;
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    const timeout = during === 'drawing' ? drawingWarningTimeout : editingWarningTimeout;
    const timer = setTimeout(() => gone(), timeout);
    return () => clearTimeout(timer);
  }, [during]);
  return (
    <div className={classes['warning']} role="alert">
      <strong>{editorTexts.impossible[reason]}</strong>
      {reason === 'crossing' && <span lang="en">{editorTexts.crossingOfTool}</span>}
    </div>
  );
}
