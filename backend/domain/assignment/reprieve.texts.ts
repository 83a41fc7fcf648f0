import type { TextsWithActs } from '../../parts/event-log/acts.texts.ts';

export const reprieveTexts = {
  unknownAssignment: 'Cette attribution n’existe pas.',
  alreadyReturned: 'Ce {product} est déjà rentré.',
  reprieved: 'Sursis d’un mois ajouté.',
  reprieveLogged: 'Sursis d’un mois',
  reprieveTakenBack: 'Sursis annulé.',
  reprieveTakenBackLogged: 'Sursis d’un mois annulé',
} as const satisfies TextsWithActs;
