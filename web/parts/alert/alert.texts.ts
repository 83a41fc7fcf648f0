export const alertTexts = {
  error: 'Erreur',
  warning: 'Attention',
  info: 'Information',
  success: 'C’est fait',
} as const;
