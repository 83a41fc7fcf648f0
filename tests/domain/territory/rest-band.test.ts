import { expect, it } from 'vitest';
import { restBand } from '#web/domain/territory/rest-band.ts';

it('how long a territory has rested is told in bands, the longest from its day on [OWN-285]', () => {
  expect(
    [null, '2025-03-15', '2025-03-16', '2025-09-15', '2025-09-16', '2026-03-15'].map((day) =>
      restBand(day, '2026-03-15'),
    ),
  ).toEqual([
    'Jamais sorti',
    'Au repos depuis 12 mois ou plus',
    'Au repos depuis 6 à 12 mois',
    'Au repos depuis 6 à 12 mois',
    'Au repos depuis moins de 6 mois',
    'Au repos depuis moins de 6 mois',
  ]);
});
