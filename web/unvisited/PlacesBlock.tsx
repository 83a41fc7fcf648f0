import { lazy, type ReactNode, useEffect } from 'react';

import { unvisitedMachine } from '#machines/unvisited/unvisited.machine.ts';

import { Late } from '../parts/failure/Late.tsx';
import { MapBoard } from '../parts/board/MapBoard.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { useCovered } from '../parts/dialog/open-dialogs.ts';
import { Loading } from '../parts/failure/Loading.tsx';
import { ProblemInSight } from '../parts/failure/ProblemInSight.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { SketchedMap } from '../parts/map/SketchedMap.tsx';
import { usePublicMap } from '../parts/map/usePublicMap.ts';
import type { MapStreets } from '../parts/map/streets/map-streets.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { withProduct } from '../parts/texts/product.ts';
import { texts as commonTexts } from '../parts/texts/texts.ts';
import { UnvisitedPins } from '../domain/places/UnvisitedPins.tsx';
import { PlaceList } from './PlaceList.tsx';
import { SpotPicker } from './SpotPicker.tsx';
import { unvisitedActors } from './unvisited.actors.ts';
import { unvisitedTexts as texts } from './unvisited.texts.ts';
import { type Places, unvisitedView } from './unvisited.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import { loadMapCanvas } from '../parts/map/load-map-canvas.ts';
import classes from './UnvisitedPlaces.module.css';

const MapCanvas = lazy(loadMapCanvas);

const HandTools = lazy(async () => ({
  default: (await import('../parts/hand/HandTools.tsx')).HandTools,
}));

interface Props {
  readonly territoryId: string;
  readonly numberName: string;
  /** The link of a map drawn here, whose last part is its token; null: none is drawn. */
  readonly mapLink: string | null;
  /** Null where they cannot be had: the map stands alone. */
  readonly read: Places | null;
  /** On a screen of its own: the streets listed beside the map. */
  readonly streets?: MapStreets;
  readonly onChanged: () => void;
  /** Between the map and the places, on a screen of its own. */
  readonly children?: ReactNode;
}

const none = {
  __typename: 'UnvisitedPlaces',
  canEdit: false,
  canRemove: false,
  places: [],
} as const;

/** The map of a territory with its places not to be visited; managers note them here (OWN-122). */
export function PlacesBlock({ territoryId, numberName, mapLink, streets, ...props }: Props) {
  const { onChanged, children } = props;
  const known = props.read !== null;
  const read: Places = props.read ?? { ...none, numberName, mapLink };
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
  const { map, error } = usePublicMap(mapLink);
  const covered = useCovered();
  const chosen = view.spot && [
    {
      id: 'new',
      position: [view.spot.longitude, view.spot.latitude],
      label: texts.newPlace,
    },
  ];

  const canvas = map ? (
    <Late missing="fallback" fallback={<SketchedMap map={map} {...(streets && { streets })} />}>
      {!covered && (
        <MapCanvas
          name={known ? texts.mapOf(numberName) : texts.plainMapOf(numberName)}
          map={map}
          inPage
          {...(streets && { streets: view.picking ? { ...streets, onChoose: null } : streets })}
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
    </Late>
  ) : (
    mapLink !== null && !error && <Loading lines={5} />
  );
  const places = (
    <section className={classes.block} aria-labelledby={known ? 'unvisited' : undefined}>
      {!streets && (map ? <div className={classes.map}>{canvas}</div> : canvas)}
      {known && <h2 id="unvisited">{texts.title}</h2>}
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
      {known && <PlaceList read={read} view={view} send={send} />}
      {read.canRemove && (
        <p className={blocks.hint}>{withProduct(read.canEdit ? texts.privacy : texts.noLimits)}</p>
      )}
      <Confirm question={view.question} about={view.about} danger onAnswer={send} />
    </section>
  );
  if (!streets) return places;
  return (
    <MapBoard map={canvas}>
      {map && (
        <Late missing="nothing">
          <HandTools numberName={numberName} features={map.geojsonFeature} mapLink={mapLink} />
        </Late>
      )}
      {children}
      {places}
    </MapBoard>
  );
}
