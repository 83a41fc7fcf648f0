export const settingsTexts = {
  notPositive: 'Valeur numérique positive',
  invalidColour: 'Couleur invalide',
  unknownDash: "Ce trait n'existe pas.",
  unknownOpacity: "Cette opacité n'existe pas.",
  unknownBasemap: "Ce fond de carte n'existe pas.",
  unknownActivity: "Cette activité n'existe pas.",
  noActivity: 'Choisis au moins une activité.',
  unknownPeriod: "Cette durée n'existe pas.",
  changedMeanwhile:
    "Quelqu'un d'autre a enregistré les paramètres pendant ta saisie. Reprends-les, ou écrase-les avec ta saisie.",
  saved: 'Paramètres enregistrés.',
  logged: 'Paramètres modifiés : {parts}',
} as const;

/** Parts of the settings as named in the event log (B-77). */
export const settingsParts = {
  periods: 'Délais',
  mails: 'E-mails automatiques',
  online: 'Disponibilité en ligne',
  maps: 'Cartes',
} as const;
