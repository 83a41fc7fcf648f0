export const installationTexts = {
  name: '{product}s',
  description: 'Les {product}s de ton assemblée, dans la rue et au bureau.',
  shortcuts: { mine: 'Mes {product}s', exit: 'Sortir un {product}', pocket: 'Sans réseau' },
  newRelease: 'Une nouvelle version est prête',
  reload: 'Recharger',
} as const;
