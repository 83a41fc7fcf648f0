export const firstStepsTexts = {
  title: 'Les premiers pas de l’assemblée',
  progress: (done: number, all: number) => `${done} sur ${all}`,
  done: 'fait',
  steps: {
    people: 'Ajouter les proclamateurs (3 au moins)',
    territories: 'Ajouter les {product}s',
    ground: 'Apporter un fond de carte',
    maps: 'Dessiner les cartes, ou les limites de l’assemblée',
    exit: 'Sortir un premier {product}',
  },
  help: 'Comment faire\u202F?',
  helpOf: (step: string) => `Comment faire\u202F: ${step}`,
  putAway: 'Ne plus afficher',
} as const;
