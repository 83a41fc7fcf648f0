export const shellTexts = {
  skip: 'Aller au contenu',
  menu: 'Menu',
  withoutScript:
    'Sans JavaScript, cette page reste vide. Active-le dans ton navigateur, puis recharge la page.',
  search: 'Rechercher',
  searchKey: (mac: boolean) => (mac ? '⌘ K' : 'Ctrl K'),
  closeMenu: 'Fermer le menu',
  navigation: 'Menu principal',
  onPaper: (congregation: string, day: string) => `Assemblée de ${congregation}, le ${day}`,
  congregation: (name: string) => `Assemblée de ${name}`,
  globalMapButton: "Afficher les limites globales du {product} de l'assemblée",
  globalMapTitle: 'Limites globales',
  account: 'Mon compte',
  signOut: 'Déconnexion',
  pocket: 'Mes {product}s sans réseau',
  help: 'Aide',
  news: 'Nouveautés',
  newsUnread: 'non lues',
  theme: 'Affichage',
  light: 'Clair',
  dark: 'Sombre',
  auto: 'Auto',
  newTab: '(nouvel onglet)',
  loading: 'Récupération des informations en cours...',
  stalled: 'Réessayer',
  actsWait: (count: number) =>
    count === 1
      ? 'Une action attend encore le réseau. Elle partira de ce téléphone quand il reviendra\u202F; tu ne verras pas ici si elle a compté.'
      : `${count} actions attendent encore le réseau. Elles partiront de ce téléphone quand il reviendra\u202F; tu ne verras pas ici si elles ont compté.`,
} as const;
