import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { undoAct } from '#backend/undo/undo.rules.ts';

const doneAt = Temporal.Instant.from('2026-03-15T20:00:00Z');
const at = (instant: string) => Temporal.Instant.from(instant);
const five = { territoryIds: [5] };
const six = { territoryIds: [6] };
const both = { territoryIds: [5, 6] };
const act = { parts: [five, six], doneAt };

it.each([
  ['all of an act of twelve hours ago', act, null, { now: [five, six], later: [] }],
  ['one of its territories', act, 6, { now: [six], later: [five] }],
  ['the last of its territories', { parts: [six], doneAt }, 6, { now: [six], later: [] }],
  ['a territory that is no part of it', act, 7, { refused: 'nothingLeft' }],
  ['one territory of what is one piece', { parts: [both], doneAt }, 5, { refused: 'nothingLeft' }],
  ['one that was taken back', { parts: [], doneAt }, null, { refused: 'nothingLeft' }],
  ['one that nobody knows', undefined, null, { refused: 'nothingLeft' }],
])('%s [OWN-157, OWN-235]', (_, given, territoryId, ruling) => {
  expect(undoAct(given, territoryId, at('2026-03-16T08:00:00Z'))).toEqual(ruling);
});

it('one of a second more is too late [OWN-157, OWN-234]', () => {
  expect(undoAct(act, null, at('2026-03-16T08:00:01Z'))).toEqual({ refused: 'tooLate' });
});
