import type { ReactNode } from 'react';
import { pieces } from './table.search.ts';

/** A function, not a component: a keystroke draws hundreds of them. */
export function markedText(text: string, words: readonly string[]): ReactNode {
  if (words.length === 0) return text;
  let at = 0;
  return pieces(text, words).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.hit ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}

export const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  markedText(text, words);
