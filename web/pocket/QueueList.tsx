import type { PermittedAct, QueuedAct } from '#machines/domain/pocket/pocket.rules.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { pocketTexts } from './pocket.texts.ts';
import type { ShownAct } from './pocket.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './QueueList.module.css';

interface Props {
  readonly acts: readonly ShownAct[];
  readonly free: boolean;
  readonly serverFailed: boolean;
  /** Null where nothing waits for another try. */
  readonly onSend: (() => void) | null;
  readonly onClear: (ids: readonly number[]) => void;
  readonly onNext: (act: QueuedAct, next: PermittedAct) => void;
}

/** What was done on this device: what waits, what counted and when, what did not and why (OWN-105). */
export function QueueList({ acts, free, serverFailed, onSend, onClear, onNext }: Props) {
  const ended = acts.filter(({ unsent }) => !unsent).map(({ act }) => act.id);
  return (
    <section className={`${blocks.stack} ${classes.queue}`} aria-labelledby="file">
      <h2 id="file">{pocketTexts.queue}</h2>
      {serverFailed && <Alert severity="warning">{pocketTexts.serverFailed}</Alert>}
      <ol className={`${blocks.list} ${blocks.stack}`} aria-live="polite">
        {acts.map(({ act, what, state, when }) => (
          <li key={act.id} className={classes.act} data-state={act.state}>
            <p>
              <strong>{state}</strong> {what}
            </p>
            {act.message !== null && <p>{act.message}</p>}
            <p className={blocks.hint}>{when}</p>
            <div className={`${blocks.row} ${classes.ways}`}>
              {act.next && (
                <Button
                  disabled={!free}
                  onClick={() => act.next && onNext(act, act.next)}
                  aria-label={pocketTexts.of(pocketTexts.acts[act.next.tap], act.numberName)}
                >
                  {pocketTexts.acts[act.next.tap]}
                </Button>
              )}
              <Button
                kind="link"
                disabled={!free}
                aria-label={pocketTexts.clearOf(what)}
                onClick={() => onClear([act.id])}
              >
                {pocketTexts.clear}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <div className={`${blocks.row} ${classes.ways}`}>
        {onSend && <Button onClick={onSend}>{pocketTexts.sendNow}</Button>}
        {ended.length > 1 && (
          <Button disabled={!free} onClick={() => onClear(ended)}>
            {pocketTexts.clearEnded}
          </Button>
        )}
      </div>
    </section>
  );
}
