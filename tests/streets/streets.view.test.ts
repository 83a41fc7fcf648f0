import { describe, expect, it } from 'vitest';
import { coveredText } from '#web/streets/streets.view.ts';
import { streetTicksView } from '#web/domain/streets/street-ticks.view.ts';

const street = (
  name: string,
  side: 'both' | 'inner' | 'even' | 'odd',
  state: 'left' | 'done' | 'again' = 'left',
) => ({ name, side, metres: side === 'both' ? 100 : 50, state });

describe('the streets that are shown', () => {
  it('a street with two sides is one row, its length the whole; half of it done counts as half [OWN-126, OWN-160]', () => {
    const [even, odd] = [street('Rue Basse', 'even'), street('Rue Basse', 'odd')];
    const haute = street('Rue Haute', 'both');
    const read = { totalMetres: 200, someBefore: false, streets: [even, odd, haute] };
    const done = { ...odd, state: 'done' as const };
    const side = { name: 'Rue Basse' };
    expect(streetTicksView(read, [{ street: 'Rue Basse', side: 'odd', state: 'done' }])).toEqual({
      percent: 25,
      covered: 'Parcouru à 25\u202F%',
      before: null,
      begun: true,
      rows: [
        {
          name: 'Rue Basse',
          side: 'both',
          length: 'environ 100\u00A0m',
          state: 'mixed',
          parts: [even, done],
          sides: [
            { ...side, side: 'even', label: 'côté pair', state: 'left', parts: [even] },
            { ...side, side: 'odd', label: 'côté impair', state: 'done', parts: [done] },
          ],
        },
        {
          name: 'Rue Haute',
          side: 'both',
          length: 'environ 100\u00A0m',
          state: 'left',
          parts: [haute],
          sides: [],
        },
      ],
    });
    expect(
      streetTicksView(read, [{ street: 'Rue Basse', side: 'both', state: 'done' }]).percent,
    ).toBe(50);
  });

  it.each([
    [
      [street('Rue Basse', 'even'), street('Rue Basse', 'odd', 'done')],
      'Il reste Rue Basse (côté pair).',
    ],
    [[street('Rue Basse', 'even'), street('Rue Basse', 'odd', 'again')], 'Il reste Rue Basse.'],
    [
      [street('Quai Nord', 'inner'), street('Rue Haute', 'both')],
      'Il reste Quai Nord et Rue Haute.',
    ],
    [[street('Rue Basse', 'even', 'done')], 'Toutes les rues sont faites.'],
  ])('what is left, in words: %j [OWN-126, OWN-160]', (streets, left) => {
    const read = { canMark: false, covered: 40, totalMetres: 300, someBefore: true, streets };
    expect(coveredText(read)).toBe(`Parcouru à 40\u202F%. ${left}`);
  });
});
