/** Replaces `{product}` by the configured word (B-113). */
export const withProduct = (text: string, product: string): string =>
  text.replaceAll('{product}', product);

export const capitalised = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('fr-FR') + text.slice(1);
