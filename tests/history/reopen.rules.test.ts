import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import type { Entry } from '../../backend/domain/assignment/history.rules.ts';
import { reopenEntry } from '../../backend/history/reopen.rules.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const last: Entry = {
  id: 123,
  outputNumber: 3,
  releaseDate: day('2025-06-01'),
  returnDate: day('2025-07-01'),
  userId: 6,
  activityId: 1,
  theoreticalReturnDate: day('2025-10-01'),
  reprieveMonths: 0,
  version: 700,
};
const earlier: Entry = {
  ...last,
  id: 122,
  outputNumber: 2,
  releaseDate: day('2025-05-01'),
  returnDate: last.releaseDate,
  version: 600,
};
const facts = (...entries: readonly Entry[]) => ({
  numberName: 'T12 - Rue Grimaldi',
  entries,
  activityKind: null,
  userExists: false,
  periods: { standard: 4, campaign: 2, stand: 1 },
});
const free = { eventBooking: null, returnsByItself: false };
const reopen = { historyId: 123, version: '700' };

it('the last assignment is reopened, also one that touches the one before [OWN-236]', () => {
  expect(reopenEntry(facts(last, earlier), free, reopen)).toEqual({ entry: last });
  expect(reopenEntry(facts(last), free, { ...reopen, version: null })).toEqual({ entry: last });
});

it.each([
  ['of no territory', undefined, free, reopen, 'unknownTerritory'],
  ['of another territory', facts(earlier), free, reopen, 'unknownEntry'],
  ['that is open', facts({ ...last, returnDate: null }), free, reopen, 'notReturned'],
  [
    'that somebody has changed',
    facts(last),
    free,
    { ...reopen, version: '699' },
    'changedMeanwhile',
  ],
  [
    'of a territory that is out again',
    facts(last, { ...last, id: 124, releaseDate: day('2026-01-01'), returnDate: null }),
    free,
    reopen,
    'outAgain',
  ],
  ['before another', facts(last, earlier), free, { historyId: 122, version: '600' }, 'notLast'],
  [
    'on whose day of return another began and ended',
    facts(last, { ...last, id: 124, releaseDate: day('2025-07-01') }),
    free,
    reopen,
    'notLast',
  ],
  ['of a removed person', facts({ ...last, userId: null }), free, reopen, 'noHolder'],
  [
    'of a territory that an event keeps',
    facts(last),
    { ...free, eventBooking: 'Samedi' },
    reopen,
    'bookedForEvent',
  ],
  [
    'that would end by itself at once',
    facts(last),
    { ...free, returnsByItself: true },
    reopen,
    'returnsByItself',
  ],
])('none %s [OWN-236]', (_, given, obstacles, sent, refused) => {
  expect(reopenEntry(given, obstacles, sent)).toEqual({ refused });
});
