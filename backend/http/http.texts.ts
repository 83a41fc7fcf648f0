export const httpTexts = {
  unauthenticated: 'Ta session a expiré, reconnecte-toi.',
  forbidden: "Tu n'as pas les droits nécessaires pour cette action.",
  unknownPath: "Cette adresse n'existe pas.",
  unreadable: "La demande n'a pas pu être lue.",
  tooLarge: 'La demande est trop grosse.',
  broken: 'Une erreur est survenue, réessaie dans quelques minutes.',
  required: 'Champs obligatoire',
  invalidCharacter: 'Caractère invalide',
  invalidDate: 'Date invalide',
  invalidNumber: 'Valeur numérique',
  tooLong: 'Ce champs doit contenir {length} caractères maximum',
  usedKey: 'Cette demande a déjà servi.',
} as const;
