import type { unvisitedMachine } from '#machines/unvisited/unvisited.machine.ts';
import type { EventFromLogic } from 'xstate';

import { Button } from '../parts/button/Button.tsx';
import { Rows } from '../parts/rows/Rows.tsx';
import { unvisitedTexts as texts } from './unvisited.texts.ts';
import type { Places, unvisitedView } from './unvisited.view.ts';
import classes from './UnvisitedPlaces.module.css';

interface Props {
  readonly read: Places;
  readonly view: ReturnType<typeof unvisitedView>;
  readonly send: (event: EventFromLogic<typeof unvisitedMachine>) => void;
}

/** The noted places in words, with what a manager may do about each. */
export function PlaceList({ read, view, send }: Props) {
  if (view.rows.length === 0) return <p>{texts.none}</p>;
  return (
    <Rows>
      {view.rows.map(({ place, name, day, mark }) => {
        const common = { disabled: !view.canChange, busy: view.busy === place.id };
        return (
          <li key={place.id}>
            <div className={classes.what}>
              <strong>{name}</strong>
              {day}
              {mark !== null && <span className={classes.mark}>{mark}</span>}
            </div>
            {read.canRemove && (
              <Button
                {...common}
                aria-label={texts.of(texts.reconfirm, name)}
                onClick={() => send({ type: 'reconfirm', place })}
              >
                {texts.reconfirm}
              </Button>
            )}
            {read.canEdit && (
              <Button
                {...common}
                aria-label={texts.of(texts.move, name)}
                onClick={() => send({ type: 'move', place })}
              >
                {texts.move}
              </Button>
            )}
            {read.canRemove && (
              <Button
                {...common}
                kind="remove"
                aria-label={texts.of(texts.remove, name)}
                onClick={() => send({ type: 'remove', place })}
              >
                {texts.remove}
              </Button>
            )}
          </li>
        );
      })}
    </Rows>
  );
}
