import { whenUsed } from './when-used.ts';

const grouped = whenUsed(() => new Intl.NumberFormat('fr-FR'));

/** `12`, `1 234`, `0,5`. */
export const numberText = (number: number): string =>
  Number.isInteger(number) && number >= 0 && number < 1000
    ? String(number)
    : grouped().format(number);
