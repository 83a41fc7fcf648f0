import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import '../support/canOnly.ts';
import { remembered } from '../support/played.ts';
import { done, everyFailure, neverEntered, play } from '../support/play.ts';
import { mapDraftMachine } from '#machines/map/map-draft.machine.ts';
import type { MapFeatures } from '#schema/geojson.ts';
import { features } from './map-answers.ts';

const none: MapFeatures = { type: 'FeatureCollection', features: [] };
const load = { type: 'map.loaded' as const, features: none };
const draw = { type: 'map.drawn' as const, features };
const nothingUnsaved = { type: 'map.drawn' as const, features: null };
const restore = { type: 'restore' as const };
const drop = { type: 'drop' as const };
const samples = [load, draw, nothingUnsaved, restore, drop];
const read = (draft: string | null) => done('readDraft', draft);
const rested = { type: 'xstate.after.rest.mapDraft.changed' } as never;
const found = [load, read(JSON.stringify(features))];
type Happening = Parameters<typeof play<typeof mapDraftMachine>>[2][number];
const start = (...events: Happening[]) => play(mapDraftMachine, undefined, events);

describe('the draft of a map', () => {
  it('is read once the map is loaded, and not again', () => {
    expect(start().calls).toEqual([]);
    expect(start().snapshot).toOnlyAccept(['drop', 'map.drawn', 'map.loaded'], samples);
    expect(start(load).calls).toEqual([{ src: 'readDraft' }]);
    expect(start(load, read(null), load).calls).toHaveLength(1);
  });

  it('is offered where it says something else than the map', () => {
    expect(start(...found).snapshot.context.found).toEqual(features);
    expect(start(...found).snapshot).toOnlyAccept(['drop', 'map.drawn', 'restore'], samples);
    for (const draft of [null, JSON.stringify(none), '{'])
      expect(start(load, read(draft)).snapshot.can(restore)).toBe(false);
  });

  it('is thrown away when nobody wants it', () => {
    const { snapshot, calls } = start(...found, drop);
    expect(calls.slice(1)).toEqual([{ src: 'dropDraft' }]);
    expect(snapshot.can(restore)).toBe(false);
    const again = start(...found, drop, done('dropDraft')).snapshot;
    expect(again).toOnlyAccept(['drop', 'map.drawn'], samples);
  });

  it('is written after a rest, with what was drawn last, and the offer stays', () => {
    const more: MapFeatures = { ...features };
    const { calls, snapshot } = start(...found, draw, { ...draw, features: more }, rested);
    expect(calls.slice(1)).toEqual([{ src: 'writeDraft', input: { features: more } }]);
    expect(snapshot.can(restore)).toBe(true);
    expect(start(...found, draw).calls).toHaveLength(1);
    const drawnWhileWriting = start(...found, draw, rested, draw, rested);
    expect(drawnWhileWriting.calls).toHaveLength(3);
  });

  it('is not written when everything has been saved or taken back meanwhile', () => {
    expect(start(...found, draw, nothingUnsaved, rested).calls).toHaveLength(1);
    expect(start(...found, draw, drop, rested).calls.slice(1)).toEqual([{ src: 'dropDraft' }]);
  });

  it('waits for its reading before it is written', () => {
    const { calls } = start(load, draw, read(null), rested);
    expect(calls.map(({ src }) => src)).toEqual(['readDraft', 'writeDraft']);
  });

  it('is none where the browser keeps nothing', () => {
    const events = [load, ...everyFailure('readDraft').slice(0, 1)];
    expect(start(...events).snapshot).toOnlyAccept(['drop', 'map.drawn'], samples);
    for (const failure of everyFailure('writeDraft'))
      expect(start(...events, draw, rested, failure).snapshot).toOnlyAccept(
        ['drop', 'map.drawn'],
        samples,
      );
  });

  it('every state is reached', () => {
    const events = [load, draw, drop, read(null), rested];
    expect(neverEntered(mapDraftMachine, [undefined], events)).toEqual([]);
  });
});

describe('the draft beside its editor', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits 300 ms after the last change, and hands over what was found', async () => {
    const written: (MapFeatures | null)[] = [];
    const draft = mapDraftMachine.provide({
      actors: {
        readDraft: fromPromise<string | null>(async () => JSON.stringify(features)),
        writeDraft: fromPromise(async ({ input }) => void written.push(input.features)),
        dropDraft: fromPromise<void>(async () => undefined),
      },
    });
    const heard: unknown[] = [];
    const parent = createActor(
      createMachine({
        invoke: { id: 'draft', src: draft },
        on: { 'draft.restored': { actions: ({ event }) => void heard.push(event) } },
      }),
      remembered,
    ).start();
    const child = parent.getSnapshot().children['draft']!;
    child.send(load);
    await vi.advanceTimersByTimeAsync(0);
    child.send(draw);
    await vi.advanceTimersByTimeAsync(299);
    child.send({ ...draw, features: none });
    await vi.advanceTimersByTimeAsync(299);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual([none]);
    child.send(restore);
    child.send(restore);
    expect(heard).toEqual([{ type: 'draft.restored', features }]);
  });
});
