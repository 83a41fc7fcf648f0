import type { TextsWithActs } from '../parts/event-log/acts.texts.ts';

export const settingsTexts = {
  notPositive: 'Valeur numérique positive',
  invalidColour: 'Couleur invalide',
  unknownDash: 'Ce trait n’existe pas.',
  unknownOpacity: 'Cette opacité n’existe pas.',
  unknownBasemap: 'Ce fond de carte n’existe pas.',
  unknownActivity: 'Cette activité n’existe pas.',
  noActivity: 'Choisis au moins une activité.',
  unknownPeriod: 'Cette durée n’existe pas.',
  changedMeanwhile:
    'Les paramètres ont été modifiés pendant ta saisie. Reviens à la version enregistrée, ou enregistre ta saisie à la place.',
  saved: 'Paramètres enregistrés.',
  logged: 'Paramètres modifiés\u202F: {parts}',
} as const satisfies TextsWithActs;

/** Parts of the settings as named in the event log (B-77). */
export const settingsParts = {
  periods: 'Délais',
  mails: 'E-mails automatiques',
  online: 'Disponibilité en ligne',
  maps: 'Cartes',
} as const;
