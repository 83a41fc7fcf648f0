export const factorDemandTexts = {
  title: 'Second facteur des gestionnaires et administrateurs',
  about:
    'Ils ouvrent les données de toute l’assemblée. Si tu le demandes, chacun a sept jours pour ajouter une clé d’accès ou un code d’application\u202F; ensuite, il ne peut plus entrer sans l’ajouter d’abord.',
  since: (day: string) => `Demandé depuis le ${day}.`,
  bySite: 'Le site le demande à toutes les assemblées.',
  without: (without: number, inCharge: number) =>
    without === 0
      ? 'Tous ont une clé d’accès ou un second facteur.'
      : `Sans clé d’accès ni second facteur\u202F: ${without} sur ${inCharge}.`,
  demand: 'Demander un second facteur',
  end: 'Ne plus le demander',
} as const;
