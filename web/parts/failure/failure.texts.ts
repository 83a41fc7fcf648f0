export const failureTexts = {
  title: 'Cet écran n’a pas pu s’afficher',
  crashed: 'Une erreur inattendue s’est produite. Reviens à l’accueil, puis recommence.',
  outdated:
    'Cet écran n’a pas pu être chargé\u202F: le site a changé depuis l’ouverture de cette page, ou la connexion s’est interrompue. Recharge la page.',
  offline:
    'Pas de connexion\u202F: cet écran n’a pas pu être chargé. Recharge la page dès que le réseau revient.',
  partOutdated:
    'Cela n’a pas pu être chargé\u202F: le site a changé depuis l’ouverture de cette page, ou la connexion s’est interrompue. Recommence, ou recharge la page.',
  partOffline: 'Pas de connexion\u202F: recommence dès que le réseau revient.',
  reload: 'Recharger la page',
  stalled: 'Le serveur n’a pas pu être joint\u202F: rien à montrer ici pour l’instant.',
  retry: 'Réessayer',
} as const;
