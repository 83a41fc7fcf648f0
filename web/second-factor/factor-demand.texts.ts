export const factorDemandTexts = {
  title: 'Second facteur des responsables',
  about:
    'Gestionnaires et administrateurs ouvrent les données de toute l’assemblée. Si tu le demandes, chacun a sept jours pour ajouter une clé d’accès ou un code d’application\u202F; ensuite, son mot de passe seul n’ouvre plus que cet ajout.',
  since: (day: string) => `Demandé depuis le ${day}.`,
  bySite: 'Le site le demande à toutes les assemblées.',
  without: (without: number, inCharge: number) =>
    without === 0
      ? 'Tous les responsables ont une clé d’accès ou un second facteur.'
      : `Sans clé d’accès ni second facteur\u202F: ${without} des ${inCharge} responsables.`,
  demand: 'Demander un second facteur',
  end: 'Ne plus le demander',
} as const;
