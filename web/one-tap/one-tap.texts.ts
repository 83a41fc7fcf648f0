export const oneTapTexts = {
  title: 'Ton rappel',
  titles: { returned: 'Je l’ai rentré', month: 'Un mois de plus' },
  due: (day: string) => `À rentrer le ${day}`,
  what: {
    returns: 'Ce {product} sera noté comme rentré aujourd’hui.',
    asksReturn: 'Un gestionnaire sera prévenu que tu as rentré ce {product}, et le confirmera.',
    asksMonth: 'Un gestionnaire recevra ta demande de garder ce {product} un mois de plus.',
  },
  buttons: {
    returns: 'Rentrer',
    asksReturn: 'Annoncer la rentrée',
    asksMonth: 'Demander un mois de plus',
  },
  stalled: 'Pas de réponse\u202F: vérifie ta connexion, puis réessaie.',
  retry: 'Réessayer',
  done: 'C’est fait',
  close: 'Tu peux fermer cette page.',
  mine: 'Voir mes {product}s',
} as const;
