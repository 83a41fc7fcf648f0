import type { TextsWithActs } from '../../parts/event-log/acts.texts.ts';

export const placesTexts = {
  /** Never where: the log is read by more people than the places. */
  logged: 'Lieux à ne pas visiter modifiés',
} as const satisfies TextsWithActs;
