/** Titles of the drawer (B-92). */
export const menuTitles = {
  mine: 'Mes {product}s',
  exit: 'Sortir',
  return: 'Rentrer',
  available: 'Disponibles',
  dashboard: 'Tableau de bord',
  histogram: 'Histogramme',
  exited: 'Attribués',
  exitCancel: 'Annuler une sortie',
  log: 'Journaux',
} as const;
