export const notFoundTexts = {
  title: 'Page introuvable',
  explanation:
    'Cette adresse ne mène à rien, ou la carte demandée n’existe plus. Vérifie le lien, ou demande-en un nouveau à la personne qui te l’a donné.',
} as const;
