import { namedSigns } from './named-signs.ts';

/** The words of a property without markup: a line break is a comma, so that words do not stick together. */
export const plainText = (text: string): string =>
  withSigns(
    text
      .replaceAll(/<!--.*?-->|<(style|script|head)\b.*?<\/\1\s*>/gisu, ' ')
      .replaceAll(/\s*(?:<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])\s*>)\s*/giu, '\n')
      .replaceAll(/<\/?[a-z][^<>]*>/giu, ' '),
  )
    .replaceAll(/[^\S\n]+/gu, ' ')
    .split(/\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');

const withSigns = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/giu, (all, ...parts) => {
    const [decimal, hexadecimal, name] = parts.map((it) => (typeof it === 'string' ? it : ''));
    if (name) return namedSigns[name] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
    return code > 31 && code < 0x11_0000 ? String.fromCodePoint(code) : ' ';
  });

/** A property of any file as a cell of a table; what is made of parts is none. */
export function propertyText(value: unknown): string {
  if (typeof value === 'string') return plainText(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

const row = /<tr\b[^>]*>((?:(?!<\/?tr\b)[\s\S])*)<\/tr\s*>/giu;
const cell = /<t[dh]\b[^>]*>((?:(?!<\/?t[dh]\b)[\s\S])*)<\/t[dh]\s*>/giu;
const longestHead = 60;

/** Properties in the rows of two cells of an HTML table, as ArcGIS describes its shapes, and the text without it. */
export function tableIn(html: string) {
  const properties: Record<string, string> = {};
  for (const [, inside = ''] of html.matchAll(row)) {
    const [written = '', value, ...more] = [...inside.matchAll(cell)].map(([, it = '']) => it);
    const head = plainText(written);
    if (value === undefined || more.length > 0 || head === '' || head.length > longestHead)
      continue;
    properties[head.replace(/\s*:$/u, '')] = value;
  }
  if (Object.keys(properties).length === 0) return null;
  return { properties, rest: html.replace(/<table\b[\s\S]*<\/table\s*>/iu, ' ') };
}
