export const lastActsTexts = {
  title: 'Derniers actes',
  counted: (acts: number) => `Derniers actes (${acts})`,
  hint: 'Ce que tu as fait depuis douze heures\u202F: chaque acte s’annule tant que rien ne l’a suivi.',
  nothing: 'Il n’y a plus rien à annuler.',
  several: (territories: number) => `${territories} {product}s`,
  held: (name: string, login: string) => `${name} (${login})`,
  undo: (what: string, names: string) =>
    names === '' ? `Annuler\u202F: ${what}` : `Annuler\u202F: ${what}, ${names}`,
  undoAll: 'Tout annuler',
  undoAllOf: (what: string, names: string) => `Tout annuler\u202F: ${what}, ${names}`,
} as const;
