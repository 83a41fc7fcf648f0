const ofKml = /^https?:\/\/(?:www\.)?(?:opengis\.net|earth\.google\.com)\/kml/iu;

/**
 * A KML as XML has it, with its lines where they were: what programs write that Google Earth reads, and no
 * parser of XML does, is mended.
 */
export function soundKml(text: string): string {
  if (neverClosed(text)) return text;
  const signs = text
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFEFF\uFFFE\uFFFF]/gu, '')
    .replaceAll(/&#(?:x0*(?:[0-8bcef]|1[0-9a-f])|0*(?:[0-8]|1[124-9]|2\d|3[01]));/giu, '');
  return withDeclaredPrefixes(withoutKmlPrefix(soundAmpersands(quotedHtml(plainSections(signs)))));
}

/** Each section that never ends is searched for its end through the whole text; a parser refuses it anyway. */
const neverClosed = (text: string): boolean =>
  [
    ['<![CDATA[', ']]>'],
    ['<!--', '-->'],
    ['<?', '?>'],
    ['<description', '</description'],
  ].some(([start = '', end = '']) => text.split(start).length > text.split(end).length + 100);

const onlyLines = (text: string): string => text.replaceAll(/[^\n]/gu, '');

/** CDATA as text; the encoding that is declared is of before, and comments are for nobody. */
const plainSections = (text: string): string =>
  text
    .replaceAll(
      /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>/gu,
      (all, inside: string | undefined) =>
        inside === undefined
          ? onlyLines(all)
          : inside.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    )
    .replace(/<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>/iu, onlyLines);

const texts = '(?:\\w+:)?(?:description|Snippet|value|text|SimpleData)';
const element = new RegExp(
  `(<(${texts})(?:\\s[^<>]*[^<>/])?>)((?:(?!</\\2\\s*>)[\\s\\S])*)(?=</\\2\\s*>)`,
  'gu',
);

/** HTML that stands in a text without CDATA. */
const quotedHtml = (text: string): string =>
  text.replaceAll(
    element,
    (_, start: string, _name: string, inside: string) => start + inside.replaceAll('<', '&lt;'),
  );

/** Named signs of HTML are none in XML. */
const soundAmpersands = (text: string): string =>
  text.replaceAll(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/giu, '&amp;');

/** The converter knows elements by their names without a prefix. */
function withoutKmlPrefix(text: string): string {
  const bound = [...text.matchAll(/\sxmlns:([\w.-]+)\s*=\s*["']([^"']*)["']/gu)]
    .filter(([, , address = '']) => ofKml.test(address))
    .map(([, prefix = '']) => prefix);
  const prefixes = [...new Set([...bound, 'kml'])].join('|');
  return text.replaceAll(new RegExp(`<(/?)(?:${prefixes}):(?=[A-Za-z])`, 'gu'), '<$1');
}

/** A prefix that nobody declared is declared by the root. */
function withDeclaredPrefixes(text: string): string {
  const used = new Set<string>();
  for (const [tag] of text.matchAll(/<\/?[A-Za-z][^<>]*>/gu)) {
    const names = tag.replaceAll(/"[^"]*"|'[^']*'/gu, '');
    for (const [, prefix = ''] of names.matchAll(/[<\s/]([A-Za-z_][\w.-]*):[A-Za-z_]/gu))
      used.add(prefix);
  }
  const root = /<[A-Za-z][^<>]*?(?=\/?>)/u.exec(text);
  if (!root) return text;
  const unknown = [...used].filter(
    (it) => !['xml', 'xmlns'].includes(it) && !root[0].includes(`xmlns:${it}`),
  );
  const declared = unknown.map((it) => ` xmlns:${it}="urn:${it}"`).join('');
  const end = root.index + root[0].length;
  return text.slice(0, end) + declared + text.slice(end);
}
