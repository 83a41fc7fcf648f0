import type { ExitChoices, Refusal, TerritoryChoice } from '#schema/generated.ts';

/** A territory of the loan desk, in and never out unless said otherwise. */
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

export const aRefusal = (facts: Partial<Refusal> = {}): Refusal => ({
  __typename: 'Refusal',
  message: 'Le territoire T1 - Rue 1 est déjà sorti.',
  severity: 'error',
  forceOffered: null,
  ...facts,
});
