import type { TextsWithActs } from '../../parts/event-log/acts.texts.ts';

export const territoryCreationTexts = {
  invalidNumber: 'Valeur numérique positive',
  numberTooHigh: 'Valeur numérique positive ({most} maximum)',
  noSpaces: 'Les espaces ne sont pas autorisés',
  invalidMapUrl: 'Le lien commence par http:// ou https://',

  tooFewUsers: "Il n'y a pas assez de proclamateurs enregistrés pour créer un {product} !",
  unknownType: 'Ce type n’existe pas.',
  numberTaken: 'Ce numéro est déjà utilisé.',

  added: 'Le {product} {nn} est créé.',
  addLogged: 'Créé',
} as const satisfies TextsWithActs;
