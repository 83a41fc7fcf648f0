export const mineTexts = {
  none: 'Aucun {product} ne t’est attribué.',
} as const;
