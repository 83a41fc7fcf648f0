import { lackedBy } from './letters.ts';
import { unprintableTexts as texts } from './unprintable.texts.ts';

const namedMost = 5;
const lettersMost = 8;
const textMost = 40;
const list = new Intl.ListFormat('fr-FR');

/**
 * A sentence that names texts with letters that PDFs cannot print, and these letters; '' when there
 * are none (OWN-20).
 */
export function unprintable(printed: readonly string[]): string {
  const found = [...new Set(printed)].flatMap((text) => {
    const letters = lackedBy(text);
    return letters.length === 0 ? [] : [{ text, letters }];
  });
  if (found.length === 0) return '';
  const named = found
    .slice(0, namedMost)
    .map(({ text, letters }) =>
      texts.named
        .replace('{text}', () => shortened(Array.from(text)))
        .replace('{letters}', () => letters.slice(0, lettersMost).join(' ')),
    );
  const rest = found.length - named.length;
  const others =
    rest === 0 ? [] : [rest === 1 ? texts.other : texts.others.replace('{n}', `${rest}`)];
  return texts.lacking.replace('{names}', () => list.format([...named, ...others]));
}

const shortened = (letters: readonly string[]): string =>
  letters.length > textMost
    ? `${letters.slice(0, textMost).join('').trimEnd()}…`
    : letters.join('');
