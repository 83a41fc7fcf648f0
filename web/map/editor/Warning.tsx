import { useEffect, useEffectEvent } from 'react';
import type { Warning as ShownWarning } from '#machines/map/map-drawing.rules.ts';
import { drawingWarningTimeout, editingWarningTimeout } from '#schema/limits.ts';
import classes from './Editor.module.css';
import { editorTexts } from './map-editor.texts.ts';

interface Props {
  readonly warning: ShownWarning;
  readonly onExpired: () => void;
}

/** Why an edit is impossible, in yellow, for as long as the documents say (MAP-37, MAP-38, B-97). */
export function Warning({ warning, onExpired }: Props) {
  const { reason, during } = warning;
  const expire = useEffectEvent(onExpired);
  useEffect(() => {
    const timeout = during === 'drawing' ? drawingWarningTimeout : editingWarningTimeout;
    const timer = setTimeout(() => expire(), timeout);
    return () => clearTimeout(timer);
  }, [during]);
  return (
    <div className={classes.warning} role="alert">
      <strong>{editorTexts.impossible[reason]}</strong>
      {reason === 'crossing' && <span lang="en">{editorTexts.crossingOfTool}</span>}
    </div>
  );
}
