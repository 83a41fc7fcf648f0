export const unprintableTexts = {
  lacking:
    'Le PDF ne peut pas imprimer toutes ces lettres, un carré (□) prend leur place\u00a0: {names}.',
  named: '«\u00a0{text}\u00a0» ({letters})',
  other: '1 autre',
  others: '{n} autres',
} as const;
