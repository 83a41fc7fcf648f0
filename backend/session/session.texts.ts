export const sessionTexts = {
  incorrect:
    'Le nom, le mot de passe ou l’assemblée ne correspond pas. Vérifie-les, puis réessaie.',
  tooManyAttempts: 'Trop de tentatives\u202F: réessaie dans quelques minutes.',
  tooManyToday: 'Trop de tentatives aujourd’hui\u202F: réessaie demain.',
  noSuchAccount: 'Aucun compte ne correspond à ces informations.',
  loginTooShort: 'Ce champs doit contenir au moins 6 caractères',
  invalidEmail: 'E-mail invalide',
} as const;

/** Actions of the event log. */
export const sessionEvents = {
  temporaryPasswordSent: 'Mot de passe provisoire envoyé',
  privacyAccepted: 'Règles de confidentialité acceptées',
} as const;
