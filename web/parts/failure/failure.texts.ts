export const failureTexts = {
  title: 'Cet écran n’a pas pu s’afficher',
  crashed: 'Une erreur inattendue s’est produite. Reviens à l’accueil, puis recommence.',
  retry: 'Réessayer',
} as const;
