import { describe, expect, it } from 'vitest';
import { Failure } from '#machines/parts/failure/failure.ts';
import { readAsItIs } from '#machines/parts/files/map-remark.ts';
import { done, failed } from '../support/play.ts';
import {
  back,
  check,
  decide,
  draft,
  finished,
  type Happening,
  mapped,
  options,
  readings,
  removed,
  reported,
  restart,
  restored,
  start,
  target,
  withBad,
  withWord,
} from './import-events.ts';

const file = { name: 'liste.csv' };
const tables = [
  { name: 'liste.csv', heads: ['Num', 'Nom'], rows: [{ line: 2, cells: ['1', 'Rue'] }] },
  { name: 'Autre', heads: ['Num', 'Nom'], rows: [{ line: 2, cells: ['1', 'Rue'] }] },
];
const reread = done('readFile', { tables, kind: 'territories', targets: ['number', 'name'] });

describe('an import that a reload interrupted', () => {
  it('is asked for with the screen [OWN-159]', () => {
    expect(start().sent).toEqual([{ to: 'draft', event: { type: 'read', known: null } }]);
  });

  it('is told to the draft with every decision [OWN-159]', () => {
    const told = (...events: Happening[]) =>
      start(...events)
        .sent.filter(({ to, event }) => to === 'draft' && event.type !== 'read')
        .at(-1)?.event;
    const first = {
      file,
      reading: readAsItIs,
      sheet: 0,
      headed: null,
      kind: 'territories',
      targets: ['number', 'name'],
      choices: [],
      confirmed: [],
      skipping: false,
      inviting: false,
      judged: false,
    };
    const kept = (facts: object) => ({ type: 'keep', draft: { ...first, ...facts } });
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
    expect(calls).toEqual([{ src: 'readFile', input: { file, reading: readings } }]);
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
