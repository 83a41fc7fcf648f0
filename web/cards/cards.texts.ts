export const cardsTexts = {
  printOne: 'Imprimer la carte',
  printSeveral: 'Imprimer des cartes',
  first: 'Coche d’abord un {product}.',
  size: 'Taille de la carte',
  sizes: {
    a6: 'A6 (148 × 105 mm)',
    s12: 'S-12 (148 × 94 mm)',
    a5: 'A5 (210 × 148 mm)',
  },
  paper: 'Papier',
  onA4: 'Feuille A4 à découper',
  onOwnPage: 'Une carte par page',
  hint: 'Dans la fenêtre d’impression, choisis «\u202F100\u202F%\u202F» ou «\u202FTaille réelle\u202F»\u202F: l’échelle reste juste.',
  others: 'Imprimer aussi d’autres {product}s',
  all: 'Tous les {product}s',
  choose: 'Ajouter un {product}',
  noOther: 'Aucun {product} n’est encore enregistré.',
  checking: 'Un instant…',
  noCard: 'Choisis au moins un {product}.',
  tooMany: (most: number) => `Choisis au maximum ${most} {product}s à la fois.`,
  cards: (count: number) =>
    count === 1 ? 'Une carte sera imprimée.' : `${count} cartes seront imprimées.`,
  nothing: 'Rien à imprimer.',
  withoutMap: (names: string, several: boolean) =>
    several
      ? `${names} n’ont pas de carte dessinée\u202F: dessine-les pour les imprimer.`
      : `${names} n’a pas de carte dessinée\u202F: dessine-la pour l’imprimer.`,
  print: 'Générer le PDF',
  printing: 'Le PDF se prépare…',
} as const;
