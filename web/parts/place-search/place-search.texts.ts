export const placeSearchTexts = {
  field: 'Rue, lieu ou adresse',
  answers: 'Lieux trouvés',
  searching: 'Recherche…',
  none: 'Rien de ce nom sur ce fond de carte.',
  nameless: 'Ce fond de carte ne nomme rien\u202F: il n’y a rien à y chercher.',
  missing:
    'Aucun fond de carte ne couvre les {product}s de ton assemblée\u202F: il n’y a rien à y chercher. L’administrateur du site peut en apporter un.',
  reading: 'Les noms de ce fond de carte sont lus pour la première fois…',
  failed: 'La recherche ne répond pas. Réessaie.',
  found: (count: number) => (count > 1 ? `${count} lieux trouvés` : '1 lieu trouvé'),
  nobody: 'dans aucun {product}',
  and: (count: number) => `et ${count} de plus`,
  clear: 'Effacer la recherche',
} as const;
