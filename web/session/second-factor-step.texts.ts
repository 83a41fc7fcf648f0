export const secondFactorStepTexts = {
  code: 'Code de ton application',
  recovery: 'Code de secours',
  recoveryHint: 'L’un de ceux que tu as notés sur papier\u202F; il ne sert qu’une fois.',
  viaPaper: 'Utiliser un code de secours',
  viaApplication: 'Utiliser ton application',
  back: 'Revenir',
} as const;
