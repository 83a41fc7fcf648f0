export const pickerTexts = {
  search: 'Numéro, nom, type…',
  clear: 'Effacer la recherche',
  list: 'Choix possibles',
  none: 'Rien n’est encore choisi.',
  chosen: (count: number) => `${count} {product}s choisis`,
  remove: (numberName: string) => `Retirer ${numberName}`,
  removeAll: 'Tout retirer',
  gone: (names: string, several: boolean) =>
    several
      ? `${names} ne sont plus proposés\u202F: la liste a changé. Retire-les pour continuer.`
      : `${names} n’est plus proposé\u202F: la liste a changé. Retire-le pour continuer.`,
} as const;
