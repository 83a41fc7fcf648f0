import { useEffect, useRef } from 'react';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Imports.module.css';
import { importsTexts as texts } from './imports.texts.ts';
import type { ImportView } from './imports.view.ts';

interface Props {
  readonly imported: NonNullable<ImportView['imported']>;
  readonly canUndo: boolean;
  readonly canRestart: boolean;
  readonly onUndo: () => void;
  readonly onAgain: () => void;
}

export function ImportDone({ imported, canUndo, canRestart, onUndo, onAgain }: Props) {
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => ways.current?.querySelector<HTMLElement>('button:last-child')?.focus(), []);
  return (
    <section className={`${blocks.card} ${classes.card}`}>
      <Alert severity="success">{texts.done(imported.created, imported.updated)}</Alert>
      <div ref={ways} className={`${blocks.buttons} ${classes.actions}`}>
        <Button disabled={!canUndo} onClick={onUndo}>
          {texts.undo}
        </Button>
        <Button kind="primary" disabled={!canRestart} onClick={onAgain}>
          {texts.another}
        </Button>
      </div>
    </section>
  );
}
