export const streetTicksTexts = {
  covered: (percent: number) => `Parcouru à ${percent}\u202F%`,
  before: 'Les rues déjà faites avant toi ne sont pas dans la liste.',
  metres: (metres: number) => `environ ${metres}\u00A0m`,
  sides: {
    even: 'côté pair',
    odd: 'côté impair',
    north: 'côté nord',
    south: 'côté sud',
    west: 'côté ouest',
    east: 'côté est',
  },
  only: (side: string) => `${side} seulement`,
  inner: 'un seul côté, à l’intérieur des limites',
  bySide: 'Par côté',
  sideOf: (street: string, side: string) => `${street} (${side})`,
  done: 'Fait',
  again: 'À refaire',
  of: (action: string, street: string) => `${action}\u202F: ${street}`,
  show: (street: string) => `${street}\u202F: montrer sur la carte`,
  undo: (street: string) => `Annuler\u202F: ${street}`,
  privacy:
    'Des rues, jamais des personnes\u202F: ni texte, ni foyer, ni absent. À la rentrée, ce qui est fait est effacé\u202F; seul ce qui reste est montré au suivant.',
} as const;
