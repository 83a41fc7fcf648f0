import { whenUsed } from './when-used.ts';

const number = whenUsed(() => new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 3 }));
const units = [
  ['To', 1e12],
  ['Go', 1e9],
  ['Mo', 1e6],
] as const;

/** Bytes as people read them: `3,2 Go`. */
export function sizeText(bytes: number): string {
  const [unit, one] = units.find(([, least]) => bytes >= least) ?? ['ko', 1e3];
  const amount = unit === 'ko' ? Math.ceil(bytes / one) : bytes / one;
  return `${number().format(amount)}\u00A0${unit}`;
}
