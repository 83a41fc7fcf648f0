import { type ReactNode, useState } from 'react';

import type { Mark } from '#machines/parts/streets/streets.rules.ts';

import { Button } from '../button/Button.tsx';
import { Rows } from '../rows/Rows.tsx';
import { Marks } from './Marks.tsx';
import { streetTicksTexts as texts } from './street-ticks.texts.ts';
import type { StreetRow, streetTicksView } from './street-ticks.view.ts';
import classes from './StreetTicks.module.css';

interface Props {
  readonly view: ReturnType<typeof streetTicksView>;
  /** Null for whoever only looks. */
  readonly onMark: ((mark: Mark) => void) | null;
  /** The street whose last mark may be taken back. */
  readonly undo: string | null;
  readonly onUndo: () => void;
  readonly children?: ReactNode;
}

/** How much is covered, and the streets, each ticked with one tap (OWN-124), or by its sides (OWN-160). */
export function StreetTicks({ view, onMark, undo, onUndo, children }: Props) {
  return (
    <>
      <p role="status">
        <strong>{view.covered}</strong>
      </p>
      <progress className={classes.bar} max={100} value={view.percent} aria-label={view.covered} />
      {view.before !== null && <p>{view.before}</p>}
      {children}
      <Rows>
        {view.rows.map((street) => (
          <Row key={street.name} street={street} onMark={onMark} />
        ))}
      </Rows>
      {undo !== null && (
        <div className={classes.undo}>
          <Button kind="primary" onClick={onUndo}>
            {texts.undo(undo)}
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ street, onMark }: Pick<Props, 'onMark'> & { readonly street: StreetRow }) {
  const [opened, setOpened] = useState(false);
  const { name, length, sides, state } = street;
  // What differs is shown, or a half would look whole.
  const open = opened || state === 'mixed';
  return (
    <li>
      <div className={classes.what}>
        <strong>{name}</strong>
        <div className={classes.about}>
          <span>{length}</span>
          {sides.length > 0 && onMark && (
            <button
              type="button"
              className={classes.bySide}
              aria-expanded={open}
              aria-label={texts.of(texts.bySide, name)}
              disabled={state === 'mixed'}
              onClick={() => setOpened(!opened)}
            >
              {texts.bySide}
            </button>
          )}
        </div>
      </div>
      <Marks of={street} onMark={onMark} />
      {open && (
        <div className={classes.sides}>
          <Rows>
            {sides.map((side) => (
              <li key={side.side}>
                <span className={classes.side}>{side.label}</span>
                <Marks of={side} onMark={onMark} />
              </li>
            ))}
          </Rows>
        </div>
      )}
    </li>
  );
}
