import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import '../../support/canOnly.ts';
import { importDraftMachine } from '#machines/imports/import-draft.machine.ts';
import { mapDraftMachine } from '#machines/map/map-draft.machine.ts';
import { remembered } from '../../support/played.ts';
import { done, everyFailure, neverEntered, play } from '../../support/play.ts';
import { draft as anImport } from '../../imports/import-events.ts';
import { features } from '../../map/map-answers.ts';
import type { MapFeatures } from '#schema/geojson.ts';

const uses = [
  { of: 'a map [OWN-03]', machine: mapDraftMachine, known: features, draft: { ...features } },
  { of: 'an import [OWN-159]', machine: importDraftMachine, known: null, draft: anImport },
] as { of: string; machine: typeof mapDraftMachine; known: never; draft: never }[];

describe.each(uses)('the draft of $of', ({ machine, known, draft }) => {
  const read = { type: 'read' as const, known };
  const keep = { type: 'keep' as const, draft };
  const nothing = { type: 'keep' as const, draft: null };
  const restore = { type: 'restore' as const };
  const drop = { type: 'drop' as const };
  const samples = [read, keep, nothing, restore, drop];
  const found = [read, done('readDraft', draft)];
  const rested = { type: `xstate.after.rest.${machine.id}.changed` } as never;
  type Happening = Parameters<typeof play<typeof machine>>[2][number];
  const start = (...events: Happening[]) => play(machine, undefined, events);

  it('is read once, beside what is known, and offered where there is one', () => {
    expect(start().calls).toEqual([]);
    expect(start().snapshot).toOnlyAccept(['drop', 'keep', 'read'], samples);
    expect(start(read).calls).toEqual([{ src: 'readDraft', input: { known } }]);
    expect(start(...found, read).calls).toHaveLength(1);
    expect(start(...found).snapshot).toOnlyAccept(['drop', 'keep', 'restore'], samples);
    const none = start(read, done('readDraft', null)).snapshot;
    expect(none).toOnlyAccept(['drop', 'keep'], samples);
  });

  it('is thrown away when nobody wants it', () => {
    const { snapshot, calls } = start(...found, drop);
    expect(calls.slice(1)).toEqual([{ src: 'dropDraft' }]);
    expect(snapshot.can(restore)).toBe(false);
    const again = start(...found, drop, done('dropDraft')).snapshot;
    expect(again).toOnlyAccept(['drop', 'keep'], samples);
  });

  it('is written after a rest, with what was told last, and the offer stays', () => {
    const last = { ...keep, draft: structuredClone(draft) };
    const { calls, snapshot } = start(...found, keep, last, rested);
    expect(calls.slice(1)).toEqual([{ src: 'writeDraft', input: { draft: last.draft } }]);
    expect(snapshot.can(restore)).toBe(true);
    expect(start(...found, keep).calls).toHaveLength(1);
    expect(start(...found, keep, rested, keep, rested).calls).toHaveLength(3);
    expect(start(...found, keep, rested, done('writeDraft')).snapshot.value).toBe('resting');
  });

  it('is not written when nothing is unfinished meanwhile', () => {
    expect(start(...found, keep, nothing, rested).calls).toHaveLength(1);
    expect(start(...found, keep, drop, rested).calls.slice(1)).toEqual([{ src: 'dropDraft' }]);
  });

  it('waits for its reading before it is written', () => {
    const { calls } = start(read, keep, done('readDraft', null), rested);
    expect(calls.map(({ src }) => src)).toEqual(['readDraft', 'writeDraft']);
  });

  it('is none where the browser keeps nothing', () => {
    for (const failure of everyFailure('readDraft'))
      expect(start(read, failure).snapshot).toOnlyAccept(['drop', 'keep'], samples);
    for (const failure of everyFailure('writeDraft'))
      expect(start(...found, keep, rested, failure).snapshot.value).toBe('resting');
    for (const failure of everyFailure('dropDraft'))
      expect(start(...found, drop, failure).snapshot.value).toBe('resting');
  });

  it('every state is reached', () => {
    const events = [read, keep, drop, done('readDraft', null), rested];
    expect(neverEntered(machine, [undefined], events)).toEqual([]);
  });
});

describe('a draft beside its parent', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits 300 ms after the last change, and hands over what was found once [OWN-03]', async () => {
    const none = { ...features, features: [] };
    const written: unknown[] = [];
    const draft = mapDraftMachine.provide({
      actors: {
        readDraft: fromPromise<MapFeatures | null, { readonly known: MapFeatures | null }>(
          async () => features,
        ),
        writeDraft: fromPromise(async ({ input }) => void written.push(input.draft)),
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
    child.send({ type: 'read', known: none });
    await vi.advanceTimersByTimeAsync(0);
    child.send({ type: 'keep', draft: features });
    await vi.advanceTimersByTimeAsync(299);
    child.send({ type: 'keep', draft: none });
    await vi.advanceTimersByTimeAsync(299);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual([none]);
    child.send({ type: 'restore' });
    child.send({ type: 'restore' });
    expect(heard).toEqual([{ type: 'draft.restored', draft: features }]);
  });
});
