/** Titles of the drawer (B-92). */
export const menuTitles = {
  mine: 'Mes {product}s',
  exited: 'Attribués',
} as const;
