/** '1 compte', '2 comptes'; for words that take an s. */
export const counted = (count: number, what: string): string =>
  `${count} ${what}${count > 1 ? 's' : ''}`;
