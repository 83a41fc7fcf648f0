export const accountTexts = {
  saved: 'Ton compte est enregistré.',
  passwordChanged: 'Mot de passe modifié\u202F: reconnecte-toi.',
} as const;

/** Actions of the event log. */
export const accountEvents = {
  edited: 'Compte modifié',
  passwordChanged: 'Mot de passe modifié',
  deletionRequested: 'Suppression du compte demandée',
  deletionWithdrawn: 'Demande de suppression du compte retirée',
} as const;
