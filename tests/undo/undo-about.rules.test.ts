import { expect, it } from 'vitest';
import { aboutAct } from '#backend/domain/undo/undo-about.rules.ts';

const logins = new Map([
  [1, 'DEMO Ancien'],
  [2, 'DEMO Proclamateur'],
]);
const of = (number: number, holder?: number) => ({
  numberName: `T${number} - Rue ${number}`,
  action: 'Rentrée annulée',
  ...(holder !== undefined && { holder }),
});

it.each([
  ['one by its whole name', [of(5, 1)], 'T5 - Rue 5 (DEMO Ancien)'],
  ['one that nobody had', [of(5)], 'T5 - Rue 5'],
  ['one of a removed person', [of(5, 9)], 'T5 - Rue 5'],
  [
    'several by their numbers, behind each the one who had them',
    [of(5, 1), of(6, 2), of(7, 1)],
    'T5, T7 (DEMO Ancien)\u202F; T6 (DEMO Proclamateur)',
  ],
  [
    'six by their numbers and the seventh by its count',
    [1, 2, 3, 4, 5, 6, 7].map((number) => of(number, 1)),
    'T1, T2, T3, T4, T5, T6 (DEMO Ancien) et 1 autre',
  ],
  [
    'any more by their count',
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => of(number)),
    'T1, T2, T3, T4, T5, T6 et 2 autres',
  ],
  ['none: an empty booking', [{ numberName: null, action: 'Réservation rétablie' }], ''],
])('a notice names what it takes back: %s [OWN-233]', (_, events, about) => {
  expect(aboutAct(events, logins)).toBe(about);
});
