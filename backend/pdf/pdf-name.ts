import type { Temporal } from 'temporal-polyfill';

/** AVL-12: the product and the local time. */
export const pdfName = (
  product: string,
  { year, month, day, hour, minute, second }: Temporal.ZonedDateTime,
): string =>
  `${product}-${year}${two(month)}${two(day)}-${two(hour)}${two(minute)}${two(second)}.pdf`;

const two = (n: number): string => String(n).padStart(2, '0');
