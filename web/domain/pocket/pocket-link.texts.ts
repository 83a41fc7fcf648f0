export const pocketLinkTexts = {
  pocket: 'Mes {product}s sur ce téléphone, sans me connecter',
} as const;
