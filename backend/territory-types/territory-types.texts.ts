export const territoryTypesTexts = {
  unknownType: "Ce type n'existe pas.",
  builtIn: 'Ce type ne peut pas être modifié.',
  used: 'Ce type est utilisé par des {product}s.',
  nameTaken: 'Ce type existe déjà.',

  added: 'Type ajouté.',
  edited: 'Type modifié.',
  removed: 'Type supprimé.',

  addLogged: 'Type ajouté : {type}',
  editLogged: 'Type modifié : {type}',
  renameLogged: 'Type renommé : {before} → {type}',
  removeLogged: 'Type supprimé : {type}',
} as const;
