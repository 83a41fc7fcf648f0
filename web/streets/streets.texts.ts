export const streetsTexts = {
  title: 'Rues',
  none: 'Les rues de ce {product} ne sont pas connues\u202F: sa carte n’a pas de limites, ou son fond de carte n’a pas de rues.',
  covered: (percent: number) => `Parcouru à ${percent}\u202F%`,
  before: 'Les rues déjà faites avant toi ne sont pas dans la liste.',
  left: (streets: string) => `Il reste ${streets}.`,
  nothingLeft: 'Toutes les rues sont faites.',
  metres: (metres: number) => `environ ${metres} m`,
  done: 'Fait',
  again: 'À refaire',
  of: (action: string, street: string) => `${action}\u202F: ${street}`,
  undo: (street: string) => `Annuler\u202F: ${street}`,
  restart: 'Reprendre toutes les rues',
  privacy:
    'Des rues, jamais des personnes\u202F: ni texte, ni foyer, ni absent. À la rentrée, ce qui est fait est effacé\u202F; seul ce qui reste est montré au suivant.',
} as const;
