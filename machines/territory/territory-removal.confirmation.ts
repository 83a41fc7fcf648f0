/** Asked by the generic confirmation before a territory is removed (spec 2 §8; TREM-02). */
export const territoryRemovalQuestion =
  'Voulez-vous supprimer ce {product} ainsi que son historique ?';
