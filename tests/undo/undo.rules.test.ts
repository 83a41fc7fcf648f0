import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { undoAct } from '#backend/undo/undo.rules.ts';

const doneAt = Temporal.Instant.from('2026-03-15T09:00:00Z');

it.each([
  ['an act of ten minutes ago', { undoable: true, doneAt }, '2026-03-15T09:10:00Z', null],
  ['one of a second more', { undoable: true, doneAt }, '2026-03-15T09:10:01Z', 'tooLate'],
  ['one that was taken back', { undoable: false, doneAt }, '2026-03-15T09:00:01Z', 'nothingLeft'],
  ['one that nobody knows', undefined, '2026-03-15T09:00:01Z', 'nothingLeft'],
])('%s [OWN-157]', (_, act, now, refusal) => {
  expect(undoAct(act, Temporal.Instant.from(now))).toBe(refusal);
});
