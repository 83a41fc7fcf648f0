const configured: unknown = import.meta.env['VITE_PRODUCT'];

/** The configured name of a territory: one word, masculine, with a regular plural (B-113). */
export const product = typeof configured === 'string' && configured ? configured : 'territoire';

const capitalised = product.slice(0, 1).toLocaleUpperCase('fr') + product.slice(1);

/** Replaces `{product}`, capitalised only at the beginning of a text (B-113, GEN-21). */
export const withProduct = (text: string) =>
  text.replace(/^\{product\}/u, capitalised).replaceAll('{product}', product);
