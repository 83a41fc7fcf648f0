export const pinTexts = {
  unvisited: 'À ne pas visiter',
} as const;
