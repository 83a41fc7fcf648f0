import type { DrawingEvent } from '#machines/map/map-drawing.rules.ts';
import { Button } from '../../parts/button/Button.tsx';
import { drawingKeySentences } from '../drawing/drawing-keys.texts.ts';
import type { DrawingView } from '../drawing/drawing.view.ts';
import { useMap } from '../../parts/map/engine/map-context.ts';
import blocks from '../../parts/theme/Blocks.module.css';
import classes from './Editor.module.css';
import { editorTexts } from './map-editor.texts.ts';
import { ToolButton } from './ToolButton.tsx';

interface Props {
  readonly view: DrawingView;
  readonly snapping: boolean;
  readonly onSnapping: (snapping: boolean) => void;
  readonly send: (event: DrawingEvent) => void;
}

/** The tools over the map, and what the one in hand waits for (MAP-03…06). */
export function DrawingTools({ view, snapping, onSnapping, send }: Props) {
  const map = useMap();
  const { mode, can } = view;
  const { words } = editorTexts;
  const take = (event: DrawingEvent) => {
    send(event);
    map?.getCanvas().focus();
  };
  const toggle = (event: DrawingEvent, inHand: boolean) => take(inHand ? { type: 'leave' } : event);
  return (
    <>
      <div
        className={`${blocks.floating} ${classes.tools}`}
        role="toolbar"
        aria-label={editorTexts.tools}
      >
        <ToolButton
          name={editorTexts.polygon}
          word={words.polygon}
          icon="polygon"
          pressed={mode === 'drawing'}
          disabled={!can.use}
          onClick={() => toggle({ type: 'draw' }, mode === 'drawing')}
        />
        <ToolButton
          name={editorTexts.block}
          word={words.block}
          icon="block"
          pressed={mode === 'picking'}
          disabled={!can.use}
          onClick={() => toggle({ type: 'pick' }, mode === 'picking')}
        />
        {view.markers.map(({ kind, offered, chosen }) => (
          <ToolButton
            key={kind}
            name={editorTexts[kind]}
            word={words[kind]}
            icon={kind}
            pressed={chosen}
            disabled={!offered}
            onClick={() => toggle({ type: 'mark', kind }, chosen)}
          />
        ))}
        <ToolButton
          name={editorTexts.edit}
          word={words.edit}
          icon="edit"
          pressed={mode === 'editing' || mode === 'joining'}
          disabled={!can.use}
          onClick={() => toggle({ type: 'edit' }, mode === 'editing' || mode === 'joining')}
        />
        <ToolButton
          name={editorTexts.delete}
          word={words.delete}
          icon="delete"
          pressed={mode === 'removing'}
          disabled={!can.use}
          onClick={() => toggle({ type: 'remove' }, mode === 'removing')}
        />
        <ToolButton
          name={editorTexts.undo}
          word={words.undo}
          icon="undo"
          disabled={!can.undo}
          onClick={() => take({ type: 'undo' })}
        />
        <ToolButton
          name={editorTexts.redo}
          word={words.redo}
          icon="redo"
          disabled={!can.redo}
          onClick={() => take({ type: 'redo' })}
        />
        <ToolButton
          name={editorTexts.snap}
          word={words.snap}
          icon="snap"
          pressed={snapping}
          onClick={() => onSnapping(!snapping)}
        />
      </div>
      <div className={`${blocks.floating} ${classes.hint}`}>
        <p>
          {hintOf(view)}
          {mode !== 'idle' && mode !== 'labelling' && (
            <span className={classes.keys}>
              {mode === 'editing' ? drawingKeySentences.editing : drawingKeySentences.drawing}
            </span>
          )}
        </p>
        <div className={`${blocks.tools} ${classes.answers}`}>
          {(mode === 'drawing' || mode === 'picking') && (
            <Button kind="primary" disabled={!can.finish} onClick={() => take({ type: 'finish' })}>
              {editorTexts.finish}
            </Button>
          )}
          {can.label && (
            <Button onClick={() => send({ type: 'label' })}>{editorTexts.label}</Button>
          )}
          {can.join && <Button onClick={() => take({ type: 'join' })}>{editorTexts.join}</Button>}
          {can.delete && (
            <Button onClick={() => take({ type: 'delete' })}>{editorTexts.deleteChosen}</Button>
          )}
          {mode !== 'idle' && mode !== 'labelling' && (
            <Button onClick={() => take({ type: 'leave' })}>{editorTexts.leave}</Button>
          )}
        </div>
      </div>
    </>
  );
}

function hintOf({ mode, active }: DrawingView): string {
  const { hints } = editorTexts;
  if (mode !== 'editing') return hints[mode];
  return active === null ? hints.choosing : hints.reshaping;
}
