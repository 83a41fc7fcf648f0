import { openSync } from 'fontkit';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { printedSheet } from './printed-sheet.ts';
import { lackedBy, printable } from '../../../engines/paper/letters.ts';

const require = createRequire(import.meta.url);
const faces = [
  '400Regular/Arimo_400Regular',
  '700Bold/Arimo_700Bold',
  '400Regular_Italic/Arimo_400Regular_Italic',
];

describe('letters on paper', () => {
  it.each([
    ['NGUYỄN Thị Ánh'],
    ['ŁUKASZEWSKI Łucja'],
    ['ИВАНОВ Пётр'],
    ['Αθηνά Παπαδοπούλου'],
    ['Œuvre à Noël – 12 €'],
    ['Səbinə O‘g‘uz Đặng ʻOkina'],
  ])('%j is printed as it is written [OWN-20]', (text) => {
    expect([printable(text), lackedBy(text)]).toEqual([text, []]);
  });

  it.each([
    ['e\u0301te\u0301', 'été'],
    ['12\u202f€', '12\u00a0€'],
    ['a\tb\nc', 'a b c'],
    ['a\u00adb\u200dc\ufe0f', 'abc'],
    ['ﬁn Ⅷ', 'fin VIII'],
  ])('%j is printed as %j [OWN-20]', (text, printed) => {
    expect([printable(text), lackedBy(text)]).toEqual([printed, []]);
  });

  it.each([
    ['田中 Aiko', '□□ Aiko', ['田', '中']],
    ['Яна 👩👩', 'Яна □□', ['👩']],
    ['דוד', '□□□', ['ד', 'ו']],
    ['Pourquoi ?', 'Pourquoi ?', []],
  ])('%j is printed as %j, and says what is lacking [OWN-20]', (text, printed, letters) => {
    expect([printable(text), lackedBy(text)]).toEqual([printed, letters]);
  });

  it.each(faces)('every letter that is called printable is in %s [OWN-20]', (face) => {
    const font = openSync(require.resolve(`@expo-google-fonts/arimo/${face}.ttf`));
    const glyphs = new Set('characterSet' in font ? font.characterSet : []);
    const lacking = Array.from({ length: 0xffff }, (_, code) => code)
      .filter((code) => code > 0x1f && (code < 0xd800 || code > 0xdfff))
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => /\p{Assigned}/u.test(letter) && printable(letter) === letter)
      .filter((letter) => !glyphs.has(letter.codePointAt(0)!));
    expect(lacking).toEqual([]);
  });

  it('are read back from each kind of sheet, from fonts that it holds itself [OWN-20]', async () => {
    const names = ['NGUYỄN Thị Ánh', 'ŁUKASZEWSKI Łucja', 'ИВАНОВ Пётр', 'Αθηνά'];
    for (const form of ['s13', 'list', 'cards'] as const) {
      const { words, fonts } = await printedSheet(form, names);
      expect([form, words.filter((word) => names.includes(word))]).toEqual([form, names]);
      expect(fonts.every((name) => /^[A-Z]{6}\+Arimo-/u.test(name))).toBe(true);
    }
  });

  it('are read back from a sheet whose letters were parts of letters on the sheet before [OWN-20]', async () => {
    await printedSheet('list', ['ĤẌĴ']);
    expect((await printedSheet('list', ['HXJ'])).words).toContain('HXJ');
  });
});
