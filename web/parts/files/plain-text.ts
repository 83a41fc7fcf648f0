import { namedSigns } from './named-signs.ts';

/** The words of a property without markup: a line break is a comma, so that words do not stick together. */
export const plainText = (text: string): string =>
  withSigns(
    shownIn(text)
      .replaceAll(/<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])\s*>/giu, '\n')
      .replaceAll(/<\/?[a-z][^<>]*>/giu, ' '),
  )
    .replaceAll(/[^\S\n]+/gu, ' ')
    .split(/\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');

const hiding = /<!--|<(?:style|script|head)\b/gu;

/** Without comments, styles and scripts; what is never closed is searched for its end once (OWN-320). */
function shownIn(text: string): string {
  const lower = text.replaceAll(/[A-Z]+/gu, (letters) => letters.toLowerCase());
  const unclosed = new Set<string>();
  const shown: string[] = [];
  let at = 0;
  for (const { 0: opening, index } of lower.matchAll(hiding)) {
    if (index < at || unclosed.has(opening)) continue;
    const closing = opening === '<!--' ? '--' : opening.replace('<', '</');
    const end = lower.indexOf(`${closing}>`, index + opening.length);
    if (end < 0) unclosed.add(opening);
    else {
      shown.push(text.slice(at, index));
      at = end + closing.length + 1;
    }
  }
  return [...shown, text.slice(at)].join(' ');
}

const withSigns = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/giu, (all, ...parts) => {
    const [decimal, hexadecimal, name] = parts.map((it) => (typeof it === 'string' ? it : ''));
    if (name) return namedSigns[name] ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
    return code > 31 && code < 0x11_0000 ? String.fromCodePoint(code) : ' ';
  });

const markup = /[<&\t\r\n]/u;

/** A property of any file as a cell of a table; what is made of parts is none. */
export function propertyText(value: unknown): string {
  if (typeof value === 'string') return markup.test(value) ? plainText(value) : value.trim();
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
  return { properties, rest: withoutTables(html) };
}

/** Without what stands from the first table to the end of the last. */
function withoutTables(html: string): string {
  const from = html.search(/<table\b/iu);
  const to = [...html.matchAll(/<\/table\s*>/giu)].at(-1);
  if (from < 0 || !to || to.index < from) return html;
  return `${html.slice(0, from)} ${html.slice(to.index + to[0].length)}`;
}
