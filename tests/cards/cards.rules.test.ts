import { describe, expect, it } from 'vitest';
import { cardsMax } from '#schema/limits.ts';
import { cardsOf, cardSize, type ChosenTerritory } from '#backend/cards/cards.rules.ts';

const one = (id: number, more: Partial<ChosenTerritory> = {}): ChosenTerritory => ({
  id,
  numberName: `T${id} - Rue ${id}`,
  mapDrawn: true,
  held: false,
  ...more,
});

describe('which cards are printed', () => {
  it('those with a map; the others are listed [OWN-01]', () => {
    const territories = [one(1), one(2, { mapDrawn: false }), one(3)];
    expect(cardsOf(territories, { ids: [3, 2, 1], role: 3 })).toEqual({
      printable: [1, 3],
      withoutMap: ['T2 - Rue 2'],
    });
  });

  it.each([1, 2, 3] as const)('any, for role %i [OWN-01, B-04]', (role) => {
    expect(cardsOf([one(1)], { ids: [1], role })).toEqual({ printable: [1], withoutMap: [] });
  });

  it.each([4, 5] as const)('the territories that one has, for role %i [OWN-01, B-04]', (role) => {
    const held = one(1, { held: true });
    expect(cardsOf([held], { ids: [1], role })).toEqual({ printable: [1], withoutMap: [] });
    expect(cardsOf([held, one(2)], { ids: [1, 2], role })).toEqual({ refused: 'notHeld' });
  });

  it('none without a choice, of unknown territories, or beyond the limit [OWN-01, GEN-20]', () => {
    expect(cardsOf([], { ids: [], role: 3 })).toEqual({ refused: 'noneSelected' });
    expect(cardsOf([one(1)], { ids: [1, 99], role: 5 })).toEqual({ refused: 'unknownTerritory' });
    const many = Array.from({ length: cardsMax }, (_, at) => one(at + 1));
    const ids = many.map(({ id }) => id);
    expect(cardsOf(many, { ids, role: 3 })).toEqual({ printable: ids, withoutMap: [] });
    expect(cardsOf(many, { ids: [...ids, cardsMax + 1], role: 3 })).toEqual({ refused: 'tooMany' });
  });

  it('has three sizes and no other [OWN-01]', () => {
    expect(['a5', 'a6', 's12', 'A5', '', 'a4', 'toString'].map(cardSize)).toEqual([
      'a5',
      'a6',
      's12',
      null,
      null,
      null,
      null,
    ]);
  });
});
