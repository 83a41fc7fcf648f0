export const unprintableTexts = {
  lacking:
    'Le PDF ne peut pas imprimer toutes ces lettres, un carré (□) prend leur place\u202F: {names}.',
  named: '«\u202F{text}\u202F» ({letters})',
  other: '1 autre',
  others: '{n} autres',
} as const;
