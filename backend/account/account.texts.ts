import type { ActTexts } from '../parts/event-log/acts.texts.ts';

export const accountTexts = {
  saved: 'Ton compte est enregistré.',
  passwordChanged: 'Mot de passe modifié\u202F: reconnecte-toi.',
  presentPassword:
    'Tu es connecté depuis plus de dix minutes\u202F: donne ton mot de passe actuel pour changer de mot de passe ou d’e-mail.',
  wrongPresentPassword: 'Ce n’est pas ton mot de passe actuel.',
} as const;

/** Actions of the event log. */
export const accountEvents = {
  edited: 'Compte modifié',
  passwordChanged: 'Mot de passe modifié',
  deletionRequested: 'Suppression du compte demandée',
  deletionWithdrawn: 'Demande de suppression du compte retirée',
} as const satisfies ActTexts;
