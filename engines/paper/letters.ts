/**
 * Blocks that all three faces (fonts.ts) hold, less what stands from right to left, which pdfkit
 * would set in the wrong order. Latin with Vietnamese, Greek, Cyrillic, punctuation, currencies.
 */
const held =
  /^[\u0020-\u007e\u00a0-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u2057\u2070-\u209c\u20a0-\u20be\u2100-\u214f\u2190-\u2195\u2212\u25a1]$/u;

const standIn = '\u25a1';

/** The text in letters that the fonts hold; a square stands in for any other. */
export const printable = (text: string) =>
  Array.from(composed(text), (character) => inFonts(character) ?? standIn).join('');

/** Letters of the text that the fonts lack, each once. */
export const lackedBy = (text: string): readonly string[] => [
  ...new Set(Array.from(composed(text)).filter((character) => inFonts(character) === null)),
];

const composed = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\u2000-\u200a\u202f\u205f]/gu, spaceLike)
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');

const spaceLike = (space: string) => (/[\u00a0\u2007\u202f]/u.test(space) ? '\u00a0' : ' ');

/** The letter itself or what it is compatible with ('ﬁ' is 'fi'); null when the fonts hold neither. */
function inFonts(character: string) {
  if (held.test(character)) return character;
  const compatible = character.normalize('NFKC');
  return Array.from(compatible).every((one) => held.test(one)) ? compatible : null;
}
