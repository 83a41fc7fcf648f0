import type { Map as MapLibreMap } from 'maplibre-gl';
import { useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { mapDrawingMachine } from '#machines/map/map-drawing.machine.ts';
import { mapEditorMachine } from '#machines/map/map-editor.machine.ts';
import { featuresOf, type MapChange, type StartPosition } from '#machines/map/map-editor.rules.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import { problemView } from '../../parts/failure/problem.view.ts';
import { useEmitted } from '../../parts/flow/useEmitted.ts';
import { useFlow } from '../../parts/flow/useFlow.ts';
import { viewOf } from '../../parts/map/engine/map-context.ts';
import { whenMoved } from '../../parts/map/engine/when-moved.ts';
import { moveToStart } from '../../parts/map/engine/move-to.ts';
import { engineZoom } from '../../parts/map/geometry/mercator.ts';
import type { SavedView } from '../../parts/map/geometry/start-view.ts';
import { useNotice } from '../../parts/notice/notice.ts';
import { readLastCoordinates } from '../../parts/storage/session-storage.ts';
import { downloadMap } from './download.ts';
import type { EditorActors } from './map-editor.actors.ts';
import { editorView } from './map-editor.view.ts';

export interface Editing {
  readonly global: boolean;
  /** Made once for each map. */
  readonly actorsOf: EditorActors;
  readonly fileName: string;
  readonly onChanged: (change: MapChange) => void;
  readonly onClose: () => void;
}

const nowhere: StartPosition = { latitude: 0, longitude: 0, zoom: 0 };

/** No tool is in hand: moving the map disturbs nobody. */
const idle = (drawing: ActorRefFrom<typeof mapDrawingMachine> | undefined) =>
  drawing?.getSnapshot().matches({ using: 'idle' }) === true;

/** The flow of an editor, and the camera that looks at its map. */
export function useMapEditor({ global, actorsOf, ...on }: Editing) {
  const notices = useNotice();
  const camera = useRef<MapLibreMap | null>(null);
  const [saved, setSaved] = useState<MapFeatures | null>(null);
  const [snapshot, send, actor] = useFlow(mapEditorMachine, actorsOf, {
    input: { global, lastCoordinates: readLastCoordinates() },
  });
  const { drawing, draft, importing } = snapshot.children;
  const look = ({ latitude, longitude, zoom }: StartPosition) =>
    camera.current?.jumpTo({ center: [longitude, latitude], zoom: engineZoom(zoom) });

  const lookAt = (place: SavedView, features: MapFeatures) => {
    if (camera.current) moveToStart(camera.current, place, features);
  };

  useEmitted(actor, 'loaded', ({ map }) => {
    if (map.latitude !== null && map.longitude !== null) lookAt(map, featuresOf(map));
  });
  useEmitted(actor, 'located', ({ position }) => {
    if (idle(drawing)) look(position);
  });
  useEmitted(actor, 'changed', ({ notice, outcome }) => {
    if (notice !== null) notices.show(notice);
    if ('version' in outcome) {
      const { drawn } = actor.getSnapshot().context;
      setSaved(drawn);
      if (camera.current) lookAt(viewOf(camera.current), drawn);
    }
    on.onChanged(outcome);
  });
  useEmitted(actor, 'failed', ({ problem }) => {
    const shown = problemView(problem);
    if (shown) notices.show({ text: shown.message, color: shown.severity, timeout: 0 });
  });
  useEmitted(actor, 'exported', ({ features }) => downloadMap(features, on.fileName));
  useEmitted(actor, 'closed', on.onClose);

  return {
    view: editorView(snapshot),
    saved,
    send,
    drawing,
    draft,
    importing,
    onMap: (map: MapLibreMap | null) => {
      camera.current = map;
      if (map) whenMoved(map, () => send({ type: 'map.moved' }));
    },
    /** Where no map can be drawn, it is saved where it was. */
    here: () => (camera.current ? viewOf(camera.current) : (snapshot.context.start ?? nowhere)),
  };
}
