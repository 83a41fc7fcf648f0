import type { ExitChoices, TerritoryChoice } from '#schema/generated.ts';

/** A territory of t-exit, available and never assigned unless `facts` differ. */
export const aChoice = (id: string, facts: Partial<TerritoryChoice> = {}): TerritoryChoice => ({
  id,
  number: Number(id),
  name: `Rue ${id}`,
  numberName: `T${id} - Rue ${id}`,
  type: 'Habitations',
  icon: 'mdi-home',
  iconColor: '#2f7d4f',
  returnDate: null,
  returnDateHuman: '',
  login: '',
  releaseDate: null,
  mapDrawn: true,
  ...facts,
});

export const exitChoices = (facts: Partial<ExitChoices> = {}): ExitChoices => ({
  manager: true,
  releaseDate: '2026-03-15',
  territories: [aChoice('1'), aChoice('2'), aChoice('3')],
  activities: [{ id: '1', name: 'Porte à porte' }],
  enableOnlineBooking: true,
  ...facts,
});
