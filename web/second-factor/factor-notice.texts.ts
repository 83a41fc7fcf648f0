export const factorNoticeTexts = {
  title: 'À propos de ton second facteur',
  until: (day: string) =>
    `Un second facteur, ou une clé d’accès, est demandé pour ton compte. À partir du ${day}, tu ne pourras plus entrer sans l’ajouter d’abord.`,
  untilWithPasskey: (day: string) =>
    `Un second facteur est demandé pour ton compte. À partir du ${day}, connecte-toi avec ta clé d’accès\u202F: ton mot de passe seul n’ouvrira plus rien.`,
  add: 'L’ajouter maintenant',
  removed: (day: string) =>
    `Le ${day}, quelqu’un qui a plus de droits que toi, ou qui administre le serveur, a supprimé ton second facteur. Si tu ne l’as pas demandé, préviens tout de suite un administrateur.`,
  read: 'J’ai lu',
  setUpTitle: 'Ajoute un second facteur',
  setUpAbout:
    'Un second facteur est demandé pour ton compte, et les sept jours sont passés\u202F: ajoute une clé d’accès, ou un code d’application. Ensuite, tout s’ouvre de nouveau.',
  leave: 'Se déconnecter',
} as const;
