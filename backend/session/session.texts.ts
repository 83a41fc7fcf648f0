export const sessionTexts = {
  incorrect: 'Nom, mot de passe ou assemblée incorrect.',
  tooManyAttempts: 'Trop de tentatives, réessaie dans quelques minutes.',
  tooManyToday: 'Trop de tentatives aujourd’hui, réessaie demain.',
  noSuchAccount: 'Aucun compte ne correspond à ces informations.',
  loginTooShort: 'Ce champs doit contenir au moins 6 caractères',
  invalidEmail: 'E-mail invalide',
} as const;

/** Actions of the event log. */
export const sessionEvents = {
  temporaryPasswordSent: 'Mot de passe provisoire envoyé',
  privacyAccepted: 'Règles de confidentialité acceptées',
} as const;
