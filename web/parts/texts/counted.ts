const number = new Intl.NumberFormat('fr-FR');

/** `1 rue`, `12 rues`. */
export const counted = (count: number, one: string, many: string): string =>
  `${number.format(count)}\u00A0${count > 1 ? many : one}`;
