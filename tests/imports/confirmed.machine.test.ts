import { describe, expect, it } from 'vitest';
import { withConfirmed } from '#machines/imports/import.rules.ts';
import { done, everyFailure } from '../support/play.ts';
import {
  aReport,
  back,
  choose,
  confirmLines,
  decide,
  finished,
  type Happening,
  lineOf,
  removed,
  reported,
  restart,
  restored,
  run,
  sheet,
  start,
  target,
  read,
} from './import-events.ts';

const held = aReport({
  doubtful: 1,
  lines: [lineOf(2, 'created'), { ...lineOf(3, 'doubtful'), confirmable: true, territoryId: '7' }],
});
const freed = aReport({ updated: 1, lines: [lineOf(2, 'created'), lineOf(3, 'updated')] });
const confirmed = (...events: readonly Happening[]) => start(...events).snapshot.context.confirmed;

describe('lines that are held back', () => {
  it('are judged again as soon as one is confirmed, and nothing is written [OWN-314]', () => {
    const { snapshot, calls } = start(...reported(held), confirmLines(true, 3));
    expect(snapshot.value).toBe('judging');
    expect(calls.map(({ src }) => src)).toEqual(['readFile', 'importReport', 'importReport']);
    expect(calls.at(-1)?.input).toMatchObject({ confirmed: [3] });
    expect(start(...reported(held), run).snapshot.value).toBe('reporting');
    const free = start(...reported(held), confirmLines(true, 3), done('judgeAgain', freed), run);
    expect(free.snapshot.value).toBe('confirming');
  });

  it('are confirmed while others are judged, and no more when one takes it back [OWN-314]', () => {
    const both = [...reported(held), confirmLines(true, 3), confirmLines(true, 5, 6)];
    expect(confirmed(...both)).toEqual([3, 5, 6]);
    expect(confirmed(...both, confirmLines(false, 5))).toEqual([3, 6]);
    expect(withConfirmed([3], [3, 4], true)).toEqual([3, 4]);
  });

  it('stay confirmed with other decisions, a failure and a way back to the columns [OWN-314]', () => {
    const one = [...reported(held), confirmLines(true, 3)];
    expect(confirmed(...one, done('judgeAgain', freed), decide(removed))).toEqual([3]);
    expect(confirmed(...one, done('judgeAgain', freed), back)).toEqual([3]);
    for (const failure of everyFailure('judgeAgain'))
      expect(confirmed(...one, failure)).toEqual([3]);
  });

  it('are open again once the file is read otherwise, is another one, or is imported [OWN-314]', () => {
    const judged = [...reported(held), confirmLines(true, 3), done('judgeAgain', freed)];
    expect(confirmed(...judged, back, target(1, null))).toEqual([]);
    expect(confirmed(...judged, back, sheet)).toEqual([]);
    expect(confirmed(...judged, restart)).toEqual([]);
    expect(confirmed(...judged, restart, choose)).toEqual([]);
    expect(confirmed(...finished)).toEqual([]);
  });

  it('are told to the draft, and come back with it [OWN-314, OWN-159]', () => {
    const told = start(...reported(held), confirmLines(true, 3)).sent.at(-1)?.event;
    expect(told).toMatchObject({ type: 'keep', draft: { confirmed: [3] } });
    const { snapshot, calls } = start(restored(), done('readFile', read));
    expect(snapshot.context.confirmed).toEqual([4]);
    expect(calls.at(-1)?.input).toMatchObject({ confirmed: [4] });
  });
});
