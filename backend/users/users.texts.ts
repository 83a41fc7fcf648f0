export const usersTexts = {
  loginTooShort: 'Ce champs doit contenir au moins 6 caractères',
  loginTooLong: 'Ce champs doit contenir 50 caractères maximum',
  invalidLogin: 'NOM Prénom invalide',
  unknownUser: "Ce proclamateur n'existe pas.",
  aboveCaller: "Tu n'as pas les droits nécessaires pour cette action.",
  loginTaken: 'Ce nom est déjà utilisé.',
  roleNotAllowed: 'Tu ne peux pas attribuer ce rôle.',
  ownAccount: 'Tu ne peux pas supprimer ton propre compte ici.',
  holder: 'Ce proclamateur a encore des {product}s attribués.',

  added: 'Proclamateur ajouté.',
  addedAndMailed: 'Proclamateur ajouté. Son mot de passe lui est envoyé par e-mail.',
  addedWithPassword:
    '{login} est ajouté. Note son mot de passe, il ne sera plus affiché : {password}',
  addedBefore:
    'Proclamateur déjà ajouté. Son mot de passe ne peut plus être affiché : donne-lui-en un autre avec « Modifier ».',
  edited: 'Proclamateur modifié.',
  removed: 'Proclamateur supprimé.',
  removedButNamed:
    'Proclamateur supprimé. Son nom se lit encore dans le nom ou sur la carte de : {nn}. Corrige ces {product}s.',
} as const;

/** Event log actions; the user's name is appended. */
export const usersEvents = {
  added: 'Proclamateur ajouté : {login}',
  edited: 'Proclamateur modifié : {login}',
  roleChanged: 'Rôle du proclamateur modifié : {login}',
  passwordChanged: 'Mot de passe du proclamateur modifié : {login}',
  removed: 'Proclamateur supprimé',
} as const;
