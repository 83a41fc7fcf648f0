/** Titles of the drawer (B-92). */
export const menuTitles = {
  mine: 'Mes {product}s',
  exit: 'Sortir',
  return: 'Rentrer',
  available: 'Disponibles',
  exited: 'Attribués',
  territory: 'Détail',
  exitCancel: 'Annuler une sortie',
  territories: '{product}s',
  territoryAdd: 'Ajouter',
  territoryEdit: 'Modifier',
  territoryRemove: 'Supprimer',
  types: 'Types',
} as const;
