import { describe, expect, it } from 'vitest';
import type { TerritoryChoice } from '#schema/generated.ts';
import { heldOrders, restedOrders } from '#web/exit/order.view.ts';
import { orderOptions, sorted } from '#web/parts/table/table.sort.ts';

const choice = (id: string, facts: Partial<TerritoryChoice>): TerritoryChoice => ({
  id,
  number: Number(id),
  name: 'Rue',
  numberName: `T${id} - Rue`,
  type: 'Courrier',
  icon: '',
  iconColor: '',
  returnDate: null,
  returnDateHuman: '',
  login: '',
  releaseDate: null,
  mapDrawn: true,
  ...facts,
});

describe('the orders of what one chooses from [OWN-283]', () => {
  it('what has rested longest comes first: never out, then by day, however the backend tells it [OWN-195]', () => {
    const choices = [
      choice('1', { returnDate: '2026-05-01' }),
      choice('2', { returnDateHuman: '01/02/2026' }),
      choice('3', {}),
    ];
    const order = (desc: boolean) =>
      sorted(choices, restedOrders, [{ id: 'return_date', desc }]).map(({ id }) => id);
    expect(order(false)).toEqual(['3', '2', '1']);
    expect(order(true)).toEqual(['1', '2', '3']);
  });

  it('are said in words', () => {
    expect(orderOptions(restedOrders).map(({ words }) => words)).toEqual([
      'Les plus longtemps au repos',
      'Les derniers rentrés',
      'Type\u202F: de A à Z',
      'Type\u202F: de Z à A',
    ]);
    expect(orderOptions(heldOrders).map(({ words }) => words)).toEqual([
      'Les plus en retard d’abord',
      'Les plus loin de l’échéance d’abord',
      'Les plus longtemps sortis',
      'Les derniers sortis',
      'Proclamateur\u202F: de A à Z',
      'Proclamateur\u202F: de Z à A',
      'Type\u202F: de A à Z',
      'Type\u202F: de Z à A',
    ]);
  });
});
