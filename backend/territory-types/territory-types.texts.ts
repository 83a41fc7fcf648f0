import type { TextsWithActs } from '../parts/event-log/acts.texts.ts';

export const territoryTypesTexts = {
  unknownType: 'Ce type n’existe pas.',
  builtIn: 'Ce type ne peut pas être modifié.',
  used: 'Ce type est utilisé par des {product}s\u202F: donne-leur un autre type avant de le supprimer.',
  nameTaken: 'Ce type existe déjà.',

  added: 'Type ajouté.',
  edited: 'Type modifié.',
  removed: 'Type supprimé.',

  addLogged: 'Type ajouté\u202F: {type}',
  editLogged: 'Type modifié\u202F: {type}',
  renameLogged: 'Type renommé\u202F: {before} → {type}',
  removeLogged: 'Type supprimé\u202F: {type}',
} as const satisfies TextsWithActs;
