import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { mapDraftMachine } from '#machines/map/map-draft.machine.ts';
import type { mapDrawingMachine } from '#machines/map/map-drawing.machine.ts';
import { drawingView } from '../drawing/drawing.view.ts';
import { EditorMap, type Props as MapProps } from '../drawing/EditorMap.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { useAddition } from '../../parts/additions/useAddition.ts';
import { isSearchable } from '../../parts/place-search/place-search.view.ts';
import { PlaceSearch } from '../../parts/place-search/PlaceSearch.tsx';
import { DrawingTools } from './DrawingTools.tsx';
import classes from './Editor.module.css';
import { neighbourMapsQuery } from './map-editor.operations.ts';
import { editorTexts } from './map-editor.texts.ts';
import { neighboursOf } from './map-editor.view.ts';
import { NoPlace } from './NoPlace.tsx';
import { Warning } from './Warning.tsx';

interface Props extends Pick<MapProps, 'data' | 'start' | 'saved' | 'global' | 'onMap'> {
  readonly drawing: ActorRefFrom<typeof mapDrawingMachine>;
  readonly draft: ActorRefFrom<typeof mapDraftMachine>;
  /** The territory whose neighbours are shown; null: all are. */
  readonly territoryId: string | null;
}

/** No territory has this one. */
const nobody = '0';

/** The map with its tools: alone in following the drawing, which changes at each move of what is dragged. */
export function DrawingBoard({ drawing, draft, territoryId, ...map }: Props) {
  const view = drawingView(useSelector(drawing, (snapshot) => snapshot));
  const draftFound = useSelector(draft, (snapshot) => snapshot.can({ type: 'restore' }));
  const [snapping, setSnapping] = useState(true);
  const { data } = useAddition({
    query: neighbourMapsQuery,
    variables: { territoryId: territoryId ?? nobody },
  });
  const { basemap } = map.data;
  const placeless =
    map.start === null &&
    basemap.centre === null &&
    !isSearchable(basemap.url) &&
    view.present.geojson.features.length === 0;
  const neighbours = useMemo(() => neighboursOf(data?.neighbourMaps ?? []), [data]);
  return (
    <EditorMap
      {...map}
      name={editorTexts.canvas}
      view={view}
      neighbours={neighbours}
      snapping={snapping}
      send={drawing.send}
    >
      <PlaceSearch basemapUrl={map.data.basemap.url} className={classes.search} />
      <DrawingTools view={view} snapping={snapping} onSnapping={setSnapping} send={drawing.send} />
      {placeless && <NoPlace />}
      {draftFound && (
        <DraftOffer
          onRestore={() => draft.send({ type: 'restore' })}
          onDrop={() => draft.send({ type: 'drop' })}
        />
      )}
      {view.warning && (
        <Warning
          key={view.warning.number}
          warning={view.warning}
          onExpired={() => drawing.send({ type: 'warning.expired' })}
        />
      )}
    </EditorMap>
  );
}
