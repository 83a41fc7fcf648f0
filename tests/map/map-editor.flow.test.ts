import { Client, fetchExchange } from '@urql/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Actor, createActor, fromPromise, waitFor } from 'xstate';
import { aTerritory } from '../support/builders.ts';
import { remembered } from '../support/played.ts';
import { openGateway, type TestGateway } from '../support/gateway.ts';
import { mapDraftMachine } from '#machines/map/map-draft.machine.ts';
import { mapEditorMachine } from '#machines/map/map-editor.machine.ts';
import { closePolygon, placeMarker } from '#engines/drawing/add-shapes.ts';
import { exported } from '#engines/drawing/foreign-file.ts';
import { type DrawnMap, type EditResult, emptyMap } from '#engines/drawing/drawn-map.ts';
import { labelShape } from '#engines/drawing/shapes.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import { globalMapActors, territoryMapActors } from '../../web/map/editor/map-editor.actors.ts';
import { openMapWorld } from './map-world.ts';

const made = (result: EditResult): DrawnMap => {
  if (!result.valid) throw new Error(result.reason);
  return result.map;
};
const aZone = made(
  closePolygon(emptyMap, [
    [7.42, 43.73],
    [7.43, 43.73],
    [7.43, 43.74],
  ]),
);
const labelled = made(labelShape(made(placeMarker(aZone, 'parking', [7.425, 43.732])), 1, 'Rade'));
const zone = aZone.geojson;
const drawn = labelled.geojson;
const save = { type: 'save' as const, latitude: 43.735, longitude: 7.425, zoom: 16 };
const asFile = (map: MapFeatures) => new File([exported(map)], 'carte.geojson');

/** What a browser does that keeps nothing. */
const noDraft = mapDraftMachine.provide({
  actors: {
    readDraft: fromPromise(async (): Promise<MapFeatures | null> => null),
    writeDraft: fromPromise<void, { draft: MapFeatures | null }>(async () => undefined),
    dropDraft: fromPromise<void>(async () => undefined),
  },
});

type Editor = Actor<typeof mapEditorMachine>;

describe('the editors, from the machine to the database', () => {
  let world: Awaited<ReturnType<typeof openMapWorld>>;
  let gateway: TestGateway;
  let client: Client;

  beforeAll(async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null });
    world = await openMapWorld();
    await aTerritory(world.world, { id: 7, number: 7, name: 'Port' });
    gateway = await openGateway(world.world.url, { operations: 'open' });
    kept.set('jwt', JSON.stringify(world.manager));
    client = new Client({
      url: `${gateway.url}/graphql`,
      preferGetMethod: false,
      fetchOptions: { headers: { Authorization: `Bearer ${world.manager}` } },
      exchanges: [fetchExchange],
    });
  });

  afterAll(async () => {
    vi.unstubAllGlobals();
    await gateway.close();
    await world.world.close();
  });

  async function opened(global = false, lastCoordinates: string | null = '14|43.7|7.4') {
    const actors = (global ? globalMapActors : territoryMapActors('7'))(client);
    const editor = createActor(
      mapEditorMachine.provide({ actors: { ...actors, draft: noDraft } }),
      { ...remembered, input: { global, lastCoordinates } },
    );
    const heard: object[] = [];
    editor.on('*', (emitted) => void heard.push(emitted));
    editor.start();
    await settled(editor);
    return { editor, heard };
  }
  /** As one step in the place of whatever is drawn. */
  const draw = (editor: Editor, features: MapFeatures) =>
    editor.getSnapshot().children.drawing?.send({ type: 'draft.restored', draft: features });
  const settled = (editor: Editor) =>
    waitFor(editor, (snapshot) => !snapshot.hasTag('busy'), { timeout: 15_000 });
  /** The import of the editor, which has read its file. */
  async function importingWith(editor: Editor, file: File) {
    editor.send({ type: 'import' });
    const { importing } = editor.getSnapshot().children;
    if (!importing) throw new Error('The import runs while its dialog is open.');
    importing.send({ type: 'file.chosen', file });
    await waitFor(importing, (it) => it.can({ type: 'bring', latitude: 0, longitude: 0 }));
    return importing;
  }
  const shownOf = ({ heard }: { heard: readonly object[] }) =>
    heard.findLast((it) => 'map' in it) as { map: { geojsonFeature: MapFeatures | null } };

  it('a territory is drawn, saved, shown again and removed [MAP-07, MAP-08, MAP-11, MAP-12, MAP-13, MAP-14, MAP-15, MAP-16, MAP-20, MAP-21]', async () => {
    const first = await opened();
    expect(first.editor.getSnapshot().context.start).toEqual({
      latitude: 43.7,
      longitude: 7.4,
      zoom: 13,
    });
    draw(first.editor, drawn);
    first.editor.send(save);
    await settled(first.editor);
    expect(first.heard.at(-1)).toEqual({
      type: 'changed',
      notice: expect.objectContaining({ timeout: 4000 }),
      outcome: expect.objectContaining({
        mapLink: expect.stringMatching(/\/map\/[\w-]{20,}$/u),
        mapLastCoordinates: '16|43.735|7.425',
      }),
    });

    const second = await opened();
    expect(shownOf(second).map.geojsonFeature).toEqual(drawn);
    expect(second.editor.getSnapshot().context.start).toEqual({
      latitude: 43.735,
      longitude: 7.425,
      zoom: 16,
    });
    second.editor.send({ type: 'remove' });
    second.editor.send({ type: 'confirm' });
    await settled(second.editor);
    expect(second.editor.getSnapshot().matches('closed')).toBe(true);
    expect(second.heard.at(-2)).toMatchObject({ type: 'changed', notice: { timeout: 6000 } });
    expect(shownOf(await opened()).map.geojsonFeature).toBe(null);
  });

  it('an empty map is refused with the sentence of the server [MAP-17]', async () => {
    const { editor, heard } = await opened();
    draw(editor, emptyMap.geojson);
    editor.send(save);
    await settled(editor);
    expect(heard.at(-1)).toMatchObject({
      type: 'failed',
      problem: { message: 'La carte est vide.' },
    });
    editor.send({ type: 'remove' });
    editor.send({ type: 'confirm' });
    await settled(editor);
    expect(heard.at(-1)).toMatchObject({ type: 'failed' });
    expect(editor.getSnapshot().matches('ready')).toBe(true);
  });

  it('a file takes the place of the map, and only what is near if asked [MAP-31, MAP-32, MAP-33, MAP-34, IMP-04, IMP-05]', async () => {
    const far = made(placeMarker(labelled, 'mobilestand', [2.35, 48.85])).geojson;
    const bringing = async (file: File, filter: boolean) => {
      const { editor, heard } = await opened();
      const importing = await importingWith(editor, file);
      importing.send({ type: 'filter.changed', filter });
      importing.send({ type: 'span.chosen', span: 'town' });
      importing.send({ type: 'bring', latitude: 43.735, longitude: 7.425 });
      importing.send({ type: 'confirm' });
      const { context } = await waitFor(importing, (it) => !it.hasTag('busy'), {
        timeout: 15_000,
      });
      await settled(editor);
      return { context, shown: () => shownOf({ heard }).map.geojsonFeature };
    };
    const whole = await bringing(asFile(far), false);
    expect(whole.context.problem).toBe(null);
    expect(whole.shown()).toEqual(far);
    expect(shownOf(await opened()).map.geojsonFeature).toEqual(far);
    await bringing(asFile(far), true);
    expect(shownOf(await opened()).map.geojsonFeature).toEqual(drawn);
    const { context: broken } = await bringing(new File(['{'], 'carte.geojson'), false);
    expect(broken.problem).toMatchObject({ message: 'Fichier GeoJSON invalide.' });
    expect(broken.file).not.toBe(null);
  });

  it('the limits are saved, imported and removed, and the editor stays [GMED-02, GMED-03, GMED-06, GMED-08, GMED-11]', async () => {
    const { editor, heard } = await opened(true);
    draw(editor, zone);
    editor.send(save);
    await settled(editor);
    expect(heard.at(-1)).toMatchObject({
      type: 'changed',
      outcome: { __typename: 'GlobalMapSaved' },
    });
    expect(shownOf(await opened(true)).map.geojsonFeature).toEqual(zone);

    const { editor: other } = await opened(true);
    draw(other, drawn);
    other.send(save);
    await settled(other);
    editor.send(save);
    await waitFor(editor, (it) => it.matches('outdated'), { timeout: 15_000 });
    expect(shownOf(await opened(true)).map.geojsonFeature).toEqual(drawn);
    editor.send({ type: 'overwrite' });
    await settled(editor);
    expect(shownOf(await opened(true)).map.geojsonFeature).toEqual(zone);

    const importing = await importingWith(editor, asFile(drawn));
    importing.send({ type: 'bring', latitude: 0, longitude: 0 });
    importing.send({ type: 'confirm' });
    await waitFor(editor, (it) => it.matches({ ready: 'settled' }), { timeout: 15_000 });
    expect(shownOf({ heard }).map.geojsonFeature).toEqual(drawn);
    expect(shownOf(await opened(true)).map.geojsonFeature).toEqual(drawn);

    editor.send({ type: 'remove' });
    editor.send({ type: 'confirm' });
    await waitFor(editor, (it) => it.matches('ready'), { timeout: 15_000 });
    expect(shownOf({ heard }).map.geojsonFeature).toBe(null);
  });
});
