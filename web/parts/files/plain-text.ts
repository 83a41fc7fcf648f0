/** The words of a property without markup: a line break is a comma, so that words do not stick together. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/<!--.*?-->|<(style|script|head)\b.*?<\/\1\s*>/gisu, ' ')
    .replaceAll(/\s*(?:<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])\s*>)\s*/giu, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/giu, ' ')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');

/** A property of any file as a cell of a table; what is made of parts is none. */
export function propertyText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return plainText(value);
    case 'number':
    case 'boolean':
      return String(value);
    default:
      return htmlOf(value);
  }
}

/** How the converter of KML gives a description in CDATA. */
const htmlOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string'
    ? plainText(value.value)
    : '';
