const configured: unknown = import.meta.env['VITE_PRODUCT'];

/** B-113: one configurable word, masculine, with a regular plural. */
export const product = typeof configured === 'string' && configured ? configured : 'territoire';

const capitalised = product.slice(0, 1).toLocaleUpperCase('fr') + product.slice(1);

/** The one replacement of `{product}`, capitalised only where the text begins with it (B-113, GEN-21). */
export const withProduct = (text: string) =>
  text.replace(/^\{product\}/u, capitalised).replaceAll('{product}', product);
