export const shareMapsTexts = {
  mail: 'Envoyer par e-mail',
  mailOf: (numberName: string) => `Envoyer par e-mail la carte de ${numberName}`,
  subject: (numberName: string) => `Carte\u202F: ${numberName}`,
  mailSeveral: 'Envoyer les liens',
  subjectOfSeveral: 'Cartes de {product}s',
  tooMany: (most: number) => `Un e-mail prend ${most} liens au plus.`,
} as const;
