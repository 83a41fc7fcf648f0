/** Puts the configured word in place of every `{product}` (B-113). */
export const withProduct = (text: string, product: string): string =>
  text.replaceAll('{product}', product);

export const capitalised = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('fr-FR') + text.slice(1);
