import type { TextsWithActs } from '../../parts/event-log/acts.texts.ts';

export const territoryTexts = {
  unknownTerritory: 'Ce {product} n’existe pas.',
  unknownType: 'Ce type n’existe pas.',
  noMap: 'Ce {product} n’a pas de carte.',
  changedMeanwhile:
    '{logins} a modifié ce {product} entre-temps (le {day} à {time})\u202F: {fields}. Rien n’est enregistré.',
  severalChangedMeanwhile:
    '{logins} ont modifié ce {product} entre-temps (la dernière fois le {day} à {time})\u202F: {fields}. Rien n’est enregistré.',
  somebody: 'Quelqu’un',
  saved: '{product} enregistré.',
  out: 'Le {product} {nn} est sorti\u202F: rentre-le ou annule la sortie avant de le supprimer.',
  removed: 'Le {product} {nn} est supprimé.',

  editLogged: 'Modifié\u202F: {fields}',
  removeLogged: 'Supprimé',
} as const satisfies TextsWithActs;

/** French names of the fields in the event log. */
export const fieldWords = {
  name: 'nom',
  type: 'type',
  gate: 'nombre de portes',
  noVisited: 'personnes à ne pas visiter',
  note: 'note',
  mapLink: 'lien de la carte',
} as const;
