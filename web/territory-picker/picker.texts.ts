export const pickerTexts = {
  search: 'Numéro, nom, type…',
  clear: 'Effacer la recherche',
  list: 'Choix possibles',
  chosen: (count: number, one: string, many: string) =>
    count > 1 ? `${count} ${many} choisis` : `${count} ${one} choisi`,
  remove: (numberName: string) => `Retirer ${numberName}`,
  change: 'Changer',
  gone: (names: string, several: boolean) =>
    several
      ? `${names} ne sont plus proposés\u202F: la liste a changé. Retire-les pour continuer.`
      : `${names} n’est plus proposé\u202F: la liste a changé. Retire-le pour continuer.`,
  late: 'En retard',
} as const;
