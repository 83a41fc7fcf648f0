export const serverStatusLinkTexts = {
  serverStatus: 'État du serveur',
} as const;
