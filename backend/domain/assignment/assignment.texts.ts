export const assignmentTexts = {
  removedUser: 'Proclamateur supprimé',
  noVisited: 'Personnes à ne pas visiter',
  unknownTerritory: 'Ce {product} n’existe pas.',
  automaticReturn: 'Rentrée automatique',
} as const;
