export const openCardTexts = {
  title: 'Ouvrir mon compte',
  what: 'Ta carte ouvre ton compte une seule fois, sur cet appareil et dans cet onglet, pour douze heures au plus. Fais-le sur ton propre téléphone\u202F: s’il le permet, tu pourras aussitôt l’ajouter, pour revenir sans mot de passe.',
  open: 'Ouvrir mon compte sur cet appareil',
  stalled: 'Pas de réponse\u202F: vérifie ta connexion, puis réessaie.',
  dead: 'Cette carte ne sert plus, ou son adresse est mal écrite. Demande-en une autre à ton responsable des territoires.',
  signIn: 'Me connecter avec mon mot de passe',
  openUntil: (moment: string) =>
    `Ton compte est ouvert ici jusqu’au ${moment}, dans cet onglet. Ensuite, il faudra une clé d’accès, ton mot de passe ou une autre carte.`,
} as const;
