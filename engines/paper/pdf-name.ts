import type { Temporal } from 'temporal-polyfill';

/** File name of a PDF: product and local time (AVL-12). */
export const pdfName = (
  product: string,
  { year, month, day, hour, minute, second }: Temporal.ZonedDateTime,
): string =>
  `${product}-${year}${two(month)}${two(day)}-${two(hour)}${two(minute)}${two(second)}.pdf`;

const two = (n: number): string => String(n).padStart(2, '0');
