/** What fills a list, and where that is done. */
export const ways = {
  create: { to: '/t-add', label: 'Ajouter un {product}' },
  exit: { to: '/t-exit', label: 'Sortir un {product}' },
  return: { to: '/t-return', label: 'Rentrer un {product}' },
} as const;
