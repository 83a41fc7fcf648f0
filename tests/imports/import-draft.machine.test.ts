import { describe, expect, it } from 'vitest';
import '../support/canOnly.ts';
import { importDraftMachine } from '#machines/imports/import-draft.machine.ts';
import { Failure } from '#machines/parts/failure/failure.ts';
import { done, everyFailure, failed, neverEntered, play } from '../support/play.ts';
import {
  back,
  check,
  decide,
  draft,
  finished,
  type Happening,
  mapped,
  options,
  removed,
  reported,
  restart,
  restored,
  start,
  target,
  withBad,
  withWord,
} from './import-events.ts';

const restore = { type: 'restore' as const };
const drop = { type: 'drop' as const };
const changed = { type: 'import.changed' as const, draft };
const rested = { type: 'xstate.after.rest.importDraft.changed' } as never;
const found = done('readDraft', draft);
const own = [restore, drop, changed];
type DraftHappening = Parameters<typeof play<typeof importDraftMachine>>[2][number];
const keep = (...events: DraftHappening[]) => play(importDraftMachine, undefined, events);

describe('the draft of an import', () => {
  it('is read with the screen, and offered where there is one [OWN-159]', () => {
    expect(keep().calls).toEqual([{ src: 'readDraft' }]);
    expect(keep(done('readDraft', null)).snapshot).toOnlyAccept(['drop', 'import.changed'], own);
    expect(keep(found).snapshot).toOnlyAccept(['drop', 'import.changed', 'restore'], own);
  });

  it('is thrown away when nobody wants it, and no longer offered once another file is chosen [OWN-159]', () => {
    const { snapshot, calls } = keep(found, drop);
    expect(calls.at(-1)).toEqual({ src: 'dropDraft' });
    expect(snapshot.can(restore)).toBe(false);
    expect(keep(found, changed).snapshot.can(restore)).toBe(false);
  });

  it('is written after a rest, with what was decided last [OWN-159]', () => {
    const last = { ...draft, skipping: false };
    const { calls } = keep(found, changed, { ...changed, draft: last }, rested);
    expect(calls.slice(1)).toEqual([{ src: 'writeDraft', input: { draft: last } }]);
    expect(keep(found, changed).calls).toHaveLength(1);
    expect(keep(found, changed, drop, rested).calls.slice(1)).toEqual([{ src: 'dropDraft' }]);
  });

  it('is none where the browser keeps nothing [OWN-159]', () => {
    for (const failure of everyFailure('readDraft'))
      expect(keep(failure).snapshot).toOnlyAccept(['drop', 'import.changed'], own);
    for (const failure of everyFailure('writeDraft'))
      expect(keep(found, changed, rested, failure).snapshot.value).toBe('resting');
  });

  it('every state is reached', () => {
    expect(neverEntered(importDraftMachine, [undefined], [found, changed, drop, rested])).toEqual(
      [],
    );
  });
});

const file = { name: 'liste.csv' };
const tables = [
  { name: 'liste.csv', heads: ['Num', 'Nom'], rows: [{ line: 2, cells: ['1', 'Rue'] }] },
  { name: 'Autre', heads: ['Num', 'Nom'], rows: [{ line: 2, cells: ['1', 'Rue'] }] },
];
const reread = done('readFile', { tables, kind: 'territories', targets: ['number', 'name'] });

describe('an import that a reload interrupted', () => {
  it('is told to the draft with every decision [OWN-159]', () => {
    const told = (...events: Happening[]) =>
      start(...events)
        .sent.filter(({ to }) => to === 'draft')
        .at(-1)?.event;
    const first = {
      file,
      sheet: 0,
      kind: 'territories',
      targets: ['number', 'name'],
      choices: [],
      skipping: false,
      inviting: false,
      judged: false,
    };
    const kept = (facts: object) => ({ type: 'import.changed', draft: { ...first, ...facts } });
    expect(told(...mapped)).toEqual(kept({}));
    expect(told(...mapped, target(1, null))).toEqual(kept({ targets: ['number', null] }));
    expect(told(...reported(withBad), options(true))).toEqual(
      kept({ skipping: true, judged: true }),
    );
    const { choices } = draft;
    expect(told(...reported(withWord), decide(removed))).toEqual(kept({ choices, judged: true }));
    expect(told(...reported(), back)).toEqual(kept({}));
    for (const events of [[...mapped, restart], [...reported(), restart], finished])
      expect(told(...events)).toEqual({ type: 'drop' });
  });

  it('goes back to its columns where they were not checked yet [OWN-159]', () => {
    const { snapshot, calls } = start(restored({ judged: false }), reread);
    expect(calls).toEqual([{ src: 'readFile', input: { file } }]);
    expect(snapshot.value).toBe('mapping');
    expect(snapshot.context).toMatchObject({
      tables,
      sheet: 1,
      kind: 'people',
      targets: ['login', null],
      choices: draft.choices,
      restoring: null,
    });
  });

  it('is judged again, with its columns, decisions and left-out lines, where it had been [OWN-159]', () => {
    const judging = start(restored(), reread);
    expect(judging.snapshot.value).toBe('checking');
    expect(judging.calls.at(-1)).toMatchObject({
      src: 'importReport',
      input: { sheet: 1, kind: 'people', targets: ['login', null], choices: draft.choices },
    });
    const { snapshot } = start(restored(), reread, done('importReport', withBad));
    expect(snapshot.value).toBe('reporting');
    expect(snapshot.context).toMatchObject({ report: withBad, skipping: true, restoring: null });
    const anew = start(restored(), reread, done('importReport', withBad), back, check);
    expect(anew.snapshot.context.restoring).toBe(null);
  });

  it('says why it cannot go on, and keeps what it can [OWN-159]', () => {
    const unread = start(restored(), failed('readFile', new Failure('BACKEND_BAD_RESPONSE')));
    expect(unread.snapshot.value).toBe('choosing');
    expect(unread.snapshot.context).toMatchObject({ problem: 'unreachable', restoring: null });
    const unjudged = start(restored(), reread, failed('importReport', new Failure('NETWORK')));
    expect(unjudged.snapshot.value).toBe('mapping');
    expect(unjudged.snapshot.context).toMatchObject({ targets: ['login', null], restoring: null });
  });
});
