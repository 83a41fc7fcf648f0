export const territoryColumnsTexts = {
  noVisited: 'NPV',
  map: 'Carte',
} as const;
