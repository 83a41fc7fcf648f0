import { useMachine } from '@xstate/react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useRef, useState } from 'react';
import type { Client } from 'urql';
import type { EmittedFrom } from 'xstate';
import { mapDrawingMachine } from '#machines/map/map-drawing.machine.ts';
import type { Told } from '#machines/map/map-drawing.rules.ts';
import { mapEditorMachine } from '#machines/map/map-editor.machine.ts';
import type { StartPosition } from '#machines/map/map-editor.rules.ts';
import type { Notice } from '#schema/generated.ts';
import { problemView } from '../../failure/problem.view.ts';
import { inspection } from '../../flow/inspection.ts';
import { useActors } from '../../flow/useActors.ts';
import { useEmitted } from '../../flow/useEmitted.ts';
import { useNext } from '../../flow/useNext.ts';
import { useNotice } from '../../notice/notice.ts';
import { readLastCoordinates } from '../../storage/session-storage.ts';
import { drawingView } from '../editing/drawing.view.ts';
import { viewOf } from '../engine/map-context.ts';
import { engineZoom } from '../geometry/mercator.ts';
import { downloadMap } from './download.ts';
import type { territoryImportActors, territoryMapActors } from './map-editor.actors.ts';
import { editorView } from './map-editor.view.ts';
import { useDraft } from './use-draft.ts';
import { useMapImport } from './use-map-import.ts';

export type MapChanged = Extract<EmittedFrom<typeof mapEditorMachine>, { type: 'changed' }>;

export interface Editing {
  readonly global: boolean;
  /** Asked before the map is removed. */
  readonly question: string;
  readonly actorsOf: (client: Client) => ReturnType<typeof territoryMapActors>;
  readonly importActorsOf: (client: Client) => ReturnType<typeof territoryImportActors>;
  readonly fileName: string;
  /** Whose draft is kept. */
  readonly about: string;
  readonly onChanged: (changed: Pick<MapChanged, 'outcome'> | { outcome: Imported }) => void;
  readonly onClose: () => void;
}

type Imported = Parameters<Parameters<typeof useMapImport>[1]>[0]['outcome'];

const nowhere: StartPosition = { latitude: 0, longitude: 0, zoom: 0 };

/** The three flows of an editor: its map, its drawing, its import. */
export function useMapEditor({ global, question, about, ...on }: Editing) {
  const notices = useNotice();
  const eye = useRef<MapLibreMap | null>(null);
  const [told, setTold] = useState<(Told & { readonly since: number }) | null>(null);
  const machine = useActors(mapEditorMachine, on.actorsOf);
  const [editor, send, editorActor] = useMachine(machine, {
    input: { global, question, lastCoordinates: readLastCoordinates() },
    ...inspection,
  });
  const [drawing, draw, drawingActor] = useMachine(mapDrawingMachine, inspection);
  const view = drawingView(drawing);
  const draft = useDraft(about, {
    saved: editor.context.map === null ? null : drawing.context.saved,
    present: view.present,
    unsaved: view.unsaved,
  });
  const show = (notice: Notice | null) => notice && notices.show(notice);
  const look = ({ latitude, longitude, zoom }: StartPosition) =>
    eye.current?.jumpTo({ center: [longitude, latitude], zoom: engineZoom(zoom) });

  const importing = useMapImport(on.importActorsOf, ({ notice, outcome }) => {
    show(notice);
    draft.drop();
    on.onChanged({ outcome });
    send({ type: 'imported' });
  });
  useEmitted(editorActor, 'loaded', ({ map }) => {
    const features = map.geojsonFeature ?? { type: 'FeatureCollection', features: [] };
    draw({ type: 'map.loaded', features, drawable: map.drawable });
    const { latitude, longitude, zoom } = map;
    if (latitude !== null && longitude !== null && zoom !== null)
      look({ latitude, longitude, zoom });
  });
  useEmitted(editorActor, 'located', ({ position }) => {
    if (view.mode === 'idle' && !view.unsaved) look(position);
  });
  useEmitted(editorActor, 'changed', ({ notice, outcome, features }) => {
    show(notice);
    draw({ type: 'map.saved', features });
    draft.drop();
    on.onChanged({ outcome });
  });
  useEmitted(editorActor, 'failed', ({ problem }) => {
    const shown = problemView(problem);
    if (shown) notices.show({ text: shown.message, color: shown.severity, timeout: 0 });
  });
  useEmitted(editorActor, 'exported', ({ features }) => downloadMap(features, on.fileName));
  useEmitted(editorActor, 'closed', () => {
    draft.drop();
    on.onClose();
  });
  useEmitted(drawingActor, 'impossible', ({ reason, during }) =>
    setTold({ reason, during, since: Date.now() }),
  );
  useNext(editor);

  /** Where no map can be drawn, it is saved where it was. */
  const here = () => (eye.current ? viewOf(eye.current) : (editor.context.start ?? nowhere));
  return {
    onMap: (map: MapLibreMap | null) => {
      eye.current = map;
    },
    view: editorView(editor),
    drawing: view,
    draw,
    send,
    importing,
    draftFound: draft.found !== null,
    restoreDraft: () => {
      if (draft.found) draw({ type: 'draft.restored', features: draft.found });
      draft.taken();
    },
    dropDraft: draft.drop,
    told,
    forgetTold: () => setTold(null),
    save: () => send({ type: 'save', ...here(), features: view.present }),
    export: () => send({ type: 'export', features: view.present }),
    import: () => importing.send({ type: 'bring', ...here() }),
  };
}
