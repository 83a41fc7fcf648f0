export const helpTexts = {
  title: 'Aide',
  contents: 'Sur cette page',
  search: 'Chercher dans l’aide',
  nothing: (search: string) =>
    `Rien sur «\u202F${search}\u202F». Essaie un autre mot, par exemple «\u202Fcarte\u202F».`,
  signIn: 'Connecte-toi',
  signInFor: ' pour lire aussi l’aide de tes écrans.',
  enlarge: (picture: string) => `${picture} Agrandir l’image.`,
  news: 'Nouveautés',
  version: (version: string) => (/^\d/u.test(version) ? `Version ${version}` : 'Version à venir'),
  groups: {
    public: 'Pour commencer',
    publisher: 'Mes {product}s',
    elder: 'Pour les anciens',
    manager: 'Pour les gestionnaires',
    site: 'Pour les administrateurs du site',
  },
} as const;
