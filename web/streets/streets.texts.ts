export const streetsTexts = {
  title: 'Rues',
  none: 'Les rues de ce {product} ne sont pas connues\u202F: sa carte n’a pas de limites, ou son fond de carte n’a pas de rues.',
  left: (streets: string) => `Il reste ${streets}.`,
  nothingLeft: 'Toutes les rues sont faites.',
  notTaken: (street: string, why: string) => `${street}\u202F: ta marque ne compte pas. ${why}`,
  waiting:
    'Pas de réseau\u202F: ce que tu as coché attend sur cette page et part dès qu’il revient.',
  waitingHere:
    'Pas de réseau\u202F: ce que tu as coché attend sur ce téléphone et part dès qu’il revient.',
  sendNow: 'Envoyer maintenant',
  restart: 'Reprendre toutes les rues',
} as const;
