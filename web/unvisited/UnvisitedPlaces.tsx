import { lazy, Suspense, useEffect } from 'react';
import { useQuery } from 'urql';

import { unvisitedMachine } from '#machines/unvisited/unvisited.machine.ts';

import { Button } from '../parts/button/Button.tsx';
import { useChanged } from '../parts/changes/useChanged.ts';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { useCovered } from '../parts/dialog/open-dialogs.ts';
import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { queryView } from '../parts/graphql/query.view.ts';
import { publicMapQuery } from '../parts/map/map.operations.ts';
import { SketchedMap } from '../parts/map/SketchedMap.tsx';
import { useNotice } from '../parts/notice/notice.ts';
import { QueryStates } from '../parts/screen/QueryStates.tsx';
import { withProduct } from '../parts/texts/product.ts';
import { texts as commonTexts } from '../parts/texts/texts.ts';
import { UnvisitedPins } from '../parts/unvisited/UnvisitedPins.tsx';
import { PlaceList } from './PlaceList.tsx';
import { SpotPicker } from './SpotPicker.tsx';
import { unvisitedActors } from './unvisited.actors.ts';
import { unvisitedPlacesQuery } from './unvisited.operations.ts';
import { unvisitedTexts as texts } from './unvisited.texts.ts';
import { type Places, unvisitedView } from './unvisited.view.ts';
import classes from './UnvisitedPlaces.module.css';

const MapCanvas = lazy(async () => ({
  default: (await import('../parts/map/MapCanvas.tsx')).MapCanvas,
}));

const HandTools = lazy(async () => ({
  default: (await import('../parts/hand/HandTools.tsx')).HandTools,
}));

interface Props {
  readonly territoryId: string;
  /** The block has a screen of its own. */
  readonly tall?: boolean;
}

/** The map of a territory with its places not to be visited; managers note them here (OWN-122). */
export function UnvisitedPlaces({ territoryId, tall = false }: Props) {
  const [{ data, fetching, error }, load] = useQuery({
    query: unvisitedPlacesQuery,
    variables: { territoryId },
  });
  const reload = useChanged(() => load({ requestPolicy: 'network-only' }));
  const view = queryView({ fetching, shown: data?.unvisitedPlaces, error });
  return (
    <QueryStates view={view} onRetry={reload}>
      {(read) => (
        <Block
          key={territoryId}
          territoryId={territoryId}
          read={read}
          tall={tall}
          onChanged={reload}
        />
      )}
    </QueryStates>
  );
}

interface BlockProps extends Required<Props> {
  readonly read: Places;
  readonly onChanged: () => void;
}

function Block({ territoryId, read, tall, onChanged }: BlockProps) {
  const { show } = useNotice();
  const [snapshot, send, actor] = useFlow(unvisitedMachine, unvisitedActors, {
    input: { territoryId },
  });
  useEmitted(actor, 'changed', ({ notice }) => {
    if (notice !== null) show(notice);
    onChanged();
  });
  useEffect(() => send({ type: 'places.read', places: read.places }), [read.places, send]);
  const view = unvisitedView(snapshot, read);
  const token = read.mapLink?.split('/').at(-1) ?? '';
  const [{ data }] = useQuery({
    query: publicMapQuery,
    variables: { token },
    pause: token === '',
  });
  const map = data?.publicMap;
  const covered = useCovered();
  const chosen = view.spot && [
    {
      id: 'new',
      position: [view.spot.longitude, view.spot.latitude],
      label: texts.newPlace,
    },
  ];

  return (
    <section
      className={tall ? `${classes.block} ${classes.tall}` : classes.block}
      aria-labelledby="unvisited"
    >
      {map && (
        <div className={classes.map}>
          <Suspense fallback={<SketchedMap map={map} />}>
            {!covered && (
              <MapCanvas
                name={texts.mapOf(read.numberName)}
                map={map}
                inPage
                over={
                  <>
                    <UnvisitedPins pins={[...view.pins, ...(chosen ?? [])]} />
                    {view.picking && (
                      <SpotPicker
                        enabled={view.canPick}
                        onChoose={(spot) => send({ type: 'spot.chosen', spot })}
                      />
                    )}
                  </>
                }
              />
            )}
          </Suspense>
        </div>
      )}
      {tall && map && (
        <Suspense>
          <HandTools
            numberName={read.numberName}
            features={map.geojsonFeature}
            mapLink={read.mapLink}
          />
        </Suspense>
      )}
      <h2 id="unvisited">{texts.title}</h2>
      <ProblemInSight problem={view.problem} />
      {view.hint !== null && <p role="status">{view.hint}</p>}
      {read.canRemove && (
        <div className={classes.tools}>
          {view.picking ? (
            <>
              <Button
                kind="primary"
                disabled={!view.canSave}
                busy={view.saving}
                onClick={() => send({ type: 'save' })}
              >
                {texts.save}
              </Button>
              <Button disabled={view.saving} onClick={() => send({ type: 'cancel' })}>
                {commonTexts.cancel}
              </Button>
            </>
          ) : (
            read.canEdit && (
              <Button disabled={!view.canAdd || !map} onClick={() => send({ type: 'add' })}>
                {texts.add}
              </Button>
            )
          )}
        </div>
      )}
      <PlaceList read={read} view={view} send={send} />
      {read.canRemove && (
        <p className={classes.hint}>{withProduct(read.canEdit ? texts.privacy : texts.noLimits)}</p>
      )}
      <Confirm question={view.question} about={view.about} onAnswer={send} />
    </section>
  );
}
