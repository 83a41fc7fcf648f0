/** What the two editors ask before a map is removed (spec 1 §4 MAP-19; spec 2 §8 GMED-05). */
export const territoryMapQuestion = 'Voulez-vous supprimer cette carte ?';
export const globalMapQuestion = 'Voulez-vous supprimer la carte ?';
