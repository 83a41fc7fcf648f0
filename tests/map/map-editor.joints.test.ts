import { afterEach, describe, expect, it } from 'vitest';
import { type Actor, createActor, fromPromise, waitFor } from 'xstate';
import { refusalError } from '../support/refusal-error.ts';
import { remembered } from '../support/played.ts';
import { mapDraftMachine } from '#machines/map/map-draft.machine.ts';
import { mapEditorMachine } from '#machines/map/map-editor.machine.ts';
import type { SaveInput } from '#machines/map/map-editor.rules.ts';
import { type ImportAnswer, mapImportMachine } from '#machines/map/map-import.machine.ts';
import type { EditableMap } from '#schema/generated.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import { aMap, features, imported, removed, saved } from './map-answers.ts';

type Editor = Actor<typeof mapEditorMachine>;
const place = { latitude: 43.73, longitude: 7.42, zoom: 15 };
const marker = { type: 'marker.placed' as const, position: [7.421, 43.731] };

let running: Editor | null = null;
afterEach(() => void running?.stop());

/** An editor with its real children, on calls that answer at once. */
async function opened({
  map = aMap({ geojsonFeature: features }),
  draft = null,
  save = async () => saved,
}: {
  map?: EditableMap;
  draft?: MapFeatures | null;
  save?: (input: SaveInput) => Promise<typeof saved>;
} = {}) {
  const done: string[] = [];
  const editor = createActor(
    mapEditorMachine.provide({
      actors: {
        editableMap: fromPromise(async () => {
          done.push('load');
          return map;
        }),
        saveMap: fromPromise(({ input }) => save(input)),
        removeMap: fromPromise(async () => removed),
        ownPosition: fromPromise(async () => place),
        draft: mapDraftMachine.provide({
          actors: {
            readDraft: fromPromise(async () => draft),
            writeDraft: fromPromise<void, { draft: MapFeatures | null }>(
              async () => void done.push('write draft'),
            ),
            dropDraft: fromPromise<void>(async () => void done.push('drop draft')),
          },
        }),
        importing: mapImportMachine.provide({
          actors: {
            convertFile: fromPromise(async ({ input }) => ({
              file: input.file,
              remarks: [],
              drawing: null,
            })),
            importMap: fromPromise(async (): Promise<ImportAnswer> => imported),
          },
        }),
      },
    }),
    { ...remembered, input: { global: false, lastCoordinates: null } },
  );
  running = editor;
  const emitted: string[] = [];
  editor.on('*', ({ type }) => void emitted.push(type));
  editor.start();
  await waitFor(editor, (snapshot) => snapshot.matches('ready'));
  const { drawing, draft: kept } = editor.getSnapshot().children;
  if (!drawing || !kept) throw new Error('The children run from the start.');
  return { editor, drawing, kept, emitted, done };
}

const present = (drawing: {
  getSnapshot: () => { context: { history: { present: { geojson: MapFeatures } } } };
}) => drawing.getSnapshot().context.history.present.geojson;

describe('an editor and its drawing', () => {
  it('the drawing begins with the loaded map, which is not unsaved [MAP-07]', async () => {
    const { editor, drawing } = await opened();
    expect(present(drawing)).toBe(features);
    expect(drawing.getSnapshot().can({ type: 'undo' })).toBe(false);
    const { drawn, saved: known } = editor.getSnapshot().context;
    expect(drawn).toBe(known);
  });

  it('a save sends what is drawn, without ids, and knows it then [MAP-11, MAP-13]', async () => {
    const sent: SaveInput[] = [];
    const { editor, drawing, emitted } = await opened({
      save: async (input) => {
        sent.push(input);
        return saved;
      },
    });
    drawing.send({ type: 'mark', kind: 'parking' });
    drawing.send(marker);
    expect(editor.getSnapshot().context.drawn).toBe(present(drawing));
    editor.send({ type: 'save', ...place });
    await waitFor(editor, (snapshot) => snapshot.matches('ready'));
    expect(JSON.stringify(sent[0]?.features)).toBe(
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          ...features.features,
          {
            type: 'Feature',
            properties: { type: 'parking', desc: '' },
            geometry: { type: 'Point', coordinates: [7.421, 43.731] },
          },
        ],
      }),
    );
    const { drawn, saved: known } = editor.getSnapshot().context;
    expect(known).toBe(drawn);
    expect(emitted).toEqual(['loaded', 'changed']);
    drawing.send({ type: 'undo' });
    expect(editor.getSnapshot().context.drawn).toBe(features);
    expect(editor.getSnapshot().context.saved).toBe(known);
  });

  it('a refused save leaves it drawn and unsaved [MAP-17]', async () => {
    const refused = refusalError('La carte est vide.');
    const { editor, drawing, emitted } = await opened({ save: () => Promise.reject(refused) });
    drawing.send({ type: 'remove' });
    drawing.send({ type: 'shape.removed', id: 1 });
    editor.send({ type: 'save', ...place });
    await waitFor(editor, (snapshot) => snapshot.matches('ready'));
    expect(emitted).toEqual(['loaded', 'failed']);
    const { drawn, saved: known } = editor.getSnapshot().context;
    expect(drawn.features).toEqual([]);
    expect(known).toBe(features);
  });

  it('what is dragged is drawn when it is dropped, and not before', async () => {
    const { editor, drawing } = await opened();
    drawing.send({ type: 'edit' });
    const corner = { id: 1, part: 0, ring: 0, vertex: 0 };
    drawing.send({ type: 'grabbed', held: { ...corner, what: 'corner', from: [7.42, 43.73] } });
    const before = editor.getSnapshot();
    for (const step of [1, 2, 3, 4])
      drawing.send({ type: 'dragged', position: [7.42 + step / 1000, 43.73] });
    expect(editor.getSnapshot()).toBe(before);
    drawing.send({ type: 'dropped' });
    expect(editor.getSnapshot().context.drawn.features[0]?.geometry).toEqual({
      type: 'Point',
      coordinates: [7.424, 43.73],
    });
  });
});

describe('an editor and its draft', () => {
  it('a draft that is taken up again is drawn and unsaved [OWN-03]', async () => {
    const { editor, drawing, kept } = await opened({
      map: aMap(),
      draft: features,
    });
    await waitFor(kept, (snapshot) => snapshot.can({ type: 'restore' }));
    kept.send({ type: 'restore' });
    expect(present(drawing)).toEqual(features);
    const { drawn, saved: known } = editor.getSnapshot().context;
    expect(drawn).toEqual(features);
    expect(known.features).toEqual([]);
    expect(kept.getSnapshot().can({ type: 'restore' })).toBe(false);
    drawing.send({ type: 'undo' });
    expect(editor.getSnapshot().context.drawn).toBe(known);
  });

  it('is forgotten with a quit, before the screen closes [MAP-18]', async () => {
    const { editor, done } = await opened();
    const order: string[] = [];
    editor.on('closed', () => void order.push(...done, 'closed'));
    editor.send({ type: 'quit' });
    expect(order).toEqual(['load', 'drop draft', 'closed']);
  });
});

describe('an editor and its import', () => {
  const file = { name: 'quartier.geojson', size: 1000 };

  it('an imported file is told, and its map loaded [MAP-33]', async () => {
    const { editor, emitted, done } = await opened();
    editor.send({ type: 'import' });
    const { importing } = editor.getSnapshot().children;
    if (!importing) throw new Error('The import runs while its dialog is open.');
    importing.send({ type: 'file.chosen', file });
    await waitFor(importing, (snapshot) => snapshot.can({ type: 'bring', ...place }));
    importing.send({ type: 'bring', ...place });
    importing.send({ type: 'confirm' });
    await waitFor(editor, () => emitted.length === 3);
    expect(emitted).toEqual(['loaded', 'changed', 'loaded']);
    expect(done).toEqual(['load', 'drop draft', 'load']);
    expect(editor.getSnapshot().children.importing).toBeUndefined();
  });

  it('a closed import leaves everything as it was [MAP-24]', async () => {
    const { editor, drawing, emitted, done } = await opened();
    editor.send({ type: 'import' });
    editor.getSnapshot().children.importing?.send({ type: 'close' });
    expect(editor.getSnapshot().matches({ ready: 'settled' })).toBe(true);
    expect(editor.getSnapshot().children.importing).toBeUndefined();
    expect(present(drawing)).toBe(features);
    expect(emitted).toEqual(['loaded']);
    expect(done).toEqual(['load']);
  });
});
