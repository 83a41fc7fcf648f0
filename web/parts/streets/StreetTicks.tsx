import type { ReactNode } from 'react';

import { toggled } from '#machines/parts/streets/streets.rules.ts';
import type { StreetState } from '#schema/generated.ts';

import { Button } from '../button/Button.tsx';
import { streetTicksTexts as texts } from './street-ticks.texts.ts';
import type { streetTicksView } from './street-ticks.view.ts';
import classes from './StreetTicks.module.css';

export interface Mark {
  readonly street: string;
  readonly state: StreetState;
  readonly before: StreetState;
}

interface Props {
  readonly view: ReturnType<typeof streetTicksView>;
  /** Null for whoever only looks. */
  readonly onMark: ((mark: Mark) => void) | null;
  /** The street whose last mark may be taken back. */
  readonly undo: string | null;
  readonly onUndo: () => void;
  readonly children?: ReactNode;
}

const marks = ['done', 'again'] as const;

/** How much is covered, and the streets, each ticked with one tap (OWN-124). */
export function StreetTicks({ view, onMark, undo, onUndo, children }: Props) {
  return (
    <>
      <p role="status">
        <strong>{view.covered}</strong>
      </p>
      <progress className={classes.bar} max={100} value={view.percent} aria-label={view.covered} />
      {view.before !== null && <p>{view.before}</p>}
      {children}
      <ul className={classes.list}>
        {view.rows.map(({ name, length, state }) => (
          <li key={name}>
            <div className={classes.what}>
              <strong>{name}</strong>
              <span>{length}</span>
            </div>
            {onMark ? (
              <div className={classes.marks}>
                {marks.map((mark) => (
                  <button
                    key={mark}
                    type="button"
                    className={classes.mark}
                    data-mark={mark}
                    aria-pressed={state === mark}
                    aria-label={texts.of(texts[mark], name)}
                    onClick={() =>
                      onMark({ street: name, state: toggled(state, mark), before: state })
                    }
                  >
                    {texts[mark]}
                  </button>
                ))}
              </div>
            ) : (
              state !== 'left' && <strong>{texts[state]}</strong>
            )}
          </li>
        ))}
      </ul>
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
