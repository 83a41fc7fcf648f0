import { useEffect, useEffectEvent } from 'react';
import type { Warning as ShownWarning } from '#machines/map/map-drawing.rules.ts';
import { drawingWarningTimeout, editingWarningTimeout } from '#schema/limits.ts';
import classes from './Editor.module.css';
import { editorTexts } from './map-editor.texts.ts';

interface Props {
  readonly warning: ShownWarning;
  readonly onExpired: () => void;
}

/** What the documents know nothing of stays long enough to be read, in milliseconds. */
const ours: readonly ShownWarning['reason'][] = ['noBlock', 'apart'];
const ourTimeout = 8000;

/** Why an edit is impossible, in yellow, for as long as the documents say (MAP-37, MAP-38, B-97). */
export function Warning({ warning, onExpired }: Props) {
  const { reason, during } = warning;
  const expire = useEffectEvent(onExpired);
  useEffect(() => {
    const documented = during === 'drawing' ? drawingWarningTimeout : editingWarningTimeout;
    const timeout = ours.includes(reason) ? ourTimeout : documented;
    const timer = setTimeout(() => expire(), timeout);
    return () => clearTimeout(timer);
  }, [during, reason]);
  return (
    <div className={classes.warning} role="alert">
      <strong>{editorTexts.impossible[reason]}</strong>
      {reason === 'crossing' && <span lang="en">{editorTexts.crossingOfTool}</span>}
    </div>
  );
}
