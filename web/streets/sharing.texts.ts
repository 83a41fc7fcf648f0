export const sharingTexts = {
  together: 'Travailler à deux',
  showCode: 'Montrer le code',
  end: 'Terminer le travail à deux',
  shared:
    'Une deuxième personne peut cocher ces rues avec toi, jusqu’à minuit ou jusqu’à la rentrée.',
  code: 'Code QR qui ouvre ces rues à une deuxième personne',
  what: 'La personne qui t’accompagne scanne ce code\u202F: elle coche les mêmes rues que toi, sans compte, jusqu’à minuit ou jusqu’à la rentrée. Vous voyez chacun ce que l’autre coche.',
  notSeen: 'Elle ne voit ni ton nom ni les lieux à ne pas visiter\u202F: dis-lui où ils sont.',
  send: 'Envoyer le lien',
  copied: 'Lien copié.',

  loading: 'Chargement des rues…',
  hint: 'Tu coches avec la personne qui t’a montré ce code. Les lieux à ne pas visiter ne sont pas montrés ici\u202F: demande-les-lui.',
  none: 'Les rues de ce {product} ne sont pas connues.',
  endedTitle: 'Ce lien ne s’ouvre pas',
} as const;
