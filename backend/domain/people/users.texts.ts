import type { ActTexts } from '../../parts/event-log/acts.texts.ts';

export const usersTexts = {
  loginTooShort: 'Ce champs doit contenir au moins 6 caractères',
  loginTooLong: 'Ce champs doit contenir 50 caractères maximum',
  invalidLogin: 'NOM Prénom invalide',
  unknownUser: 'Ce proclamateur n’existe pas.',
  aboveCaller: 'Tu n’as pas les droits nécessaires pour cette action. Demande à un administrateur.',
  loginTaken: 'Ce nom est déjà utilisé.',
  roleNotAllowed: 'Tu ne peux pas attribuer ce rôle.',
  ownAccount:
    'Tu ne peux pas supprimer ton propre compte ici\u202F: demande-le dans «\u202FMon compte\u202F».',
  ownSecrets:
    'Pour ton propre compte, change de mot de passe ou d’e-mail dans «\u202FMon compte\u202F».',
  holder: 'Ce proclamateur a encore des {product}s attribués.',

  added: 'Proclamateur ajouté.',
  addedAndMailed: 'Proclamateur ajouté. Son mot de passe lui est envoyé par e-mail.',
  addedWithPassword:
    '{login} est ajouté. Note son mot de passe, qui ne sera plus affiché\u202F: {password}',
  addedBefore:
    'Proclamateur déjà ajouté. Son mot de passe ne peut plus être affiché\u202F: donne-lui-en un autre avec «\u202FModifier\u202F».',
  edited: 'Proclamateur modifié.',
  removed: 'Proclamateur supprimé.',
  removedButNamed:
    'Proclamateur supprimé. Son nom se lit encore dans le nom ou sur la carte de\u202F: {nn}. Corrige ces {product}s.',
} as const;

/** Event log actions; the user's name is appended. */
export const usersEvents = {
  added: 'Proclamateur ajouté\u202F: {login}',
  edited: 'Proclamateur modifié\u202F: {login}',
  roleChanged: 'Rôle du proclamateur modifié\u202F: {login}',
  passwordChanged: 'Mot de passe du proclamateur modifié\u202F: {login}',
  removed: 'Proclamateur supprimé',
} as const satisfies ActTexts;
