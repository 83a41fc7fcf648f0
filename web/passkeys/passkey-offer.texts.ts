export const passkeyOfferTexts = {
  title: 'La prochaine fois, sans mot de passe\u202F?',
  about: 'Une clé d’accès ouvre ton compte par empreinte, visage ou code de l’appareil.',
  add: 'L’ajouter dans Mon compte',
  later: 'Plus tard',
} as const;
