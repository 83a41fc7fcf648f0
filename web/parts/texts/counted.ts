import { numberText } from './number.ts';

/** `1 rue`, `12 rues`. */
export const counted = (count: number, one: string, many: string): string =>
  `${numberText(count)}\u00A0${count > 1 ? many : one}`;
