import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import type { MapStreets } from '../parts/map/streets/map-streets.ts';
import { streetTicksTexts } from '../domain/streets/street-ticks.texts.ts';
import { streetInWords } from '../domain/streets/street-ticks.view.ts';
import { StreetTicks } from '../domain/streets/StreetTicks.tsx';
import { pocketTexts } from './pocket.texts.ts';
import type { ShownStreets, ShownTerritory } from './pocket.view.ts';
import classes from './PocketStreets.module.css';
import type { useQueue } from './useQueue.ts';

interface Props {
  readonly shown: ShownTerritory;
  readonly streets: ShownStreets;
  readonly queue: ReturnType<typeof useQueue>;
  readonly map: MapStreets;
  readonly onClose: () => void;
}

/** The streets of a kept territory over its map; each tick goes into the queue (OWN-152). */
export function PocketStreets({ shown, streets, queue, map, onClose }: Props) {
  const { historyId, numberName } = shown.territory;
  const { view, token, waiting } = streets;
  const last = queue.undo?.act.historyId === historyId ? queue.undo.act.tick : null;
  return (
    <section className={classes.streets} aria-labelledby="streets">
      <div className={classes.head}>
        <h2 id="streets">{pocketTexts.streets}</h2>
        <Button onClick={onClose}>{pocketTexts.closeStreets}</Button>
      </div>
      <StreetTicks
        view={view}
        onMark={
          token === null
            ? null
            : ({ back, ...tick }) =>
                queue.tick?.({
                  type: 'street.ticked',
                  back,
                  act: {
                    token,
                    historyId,
                    numberName,
                    doneAt: Date.now(),
                    tick,
                  },
                })
        }
        undo={token === null || last === null ? null : streetInWords(last)}
        onUndo={() => queue.tick?.({ type: 'undo', at: Date.now() })}
        map={map}
      >
        <p role="status" className={classes.waiting}>
          {waiting}
        </p>
        {token === null && <p>{pocketTexts.noTicks}</p>}
        {queue.notKept && <Alert>{pocketTexts.notKept}</Alert>}
        {streets.refused !== null && <Alert severity="warning">{streets.refused}</Alert>}
      </StreetTicks>
      <p className={classes.hint}>{streetTicksTexts.privacy}</p>
    </section>
  );
}
