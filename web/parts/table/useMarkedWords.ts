import { useLayoutEffect, type RefObject } from 'react';
import { hits } from './table.search.ts';

/** Name of `::highlight(found)` in the style sheet. */
const name = 'found';

/** Elements of a list that the search does not cover. */
const unsearched = 'button, dt, [data-unsearched]';

/**
 * Highlights the searched words with the CSS Custom Highlight API: no elements are added, so no row
 * renders and no text moves. Without the API (Firefox before 140) nothing is highlighted.
 */
export function useMarkedWords(list: RefObject<HTMLElement | null>, words: readonly string[]) {
  // After each render, since virtual rows come and go while scrolling.
  useLayoutEffect(() => {
    if (list.current === null || words.length === 0 || !('highlights' in CSS)) return undefined;
    const marked = CSS.highlights.get(name) ?? new Highlight();
    CSS.highlights.set(name, marked);
    const ranges = rangesIn(list.current, words);
    for (const range of ranges) marked.add(range);
    return () => {
      for (const range of ranges) marked.delete(range);
    };
  });
}

function rangesIn(list: HTMLElement, words: readonly string[]): readonly StaticRange[] {
  const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
  const ranges: StaticRange[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const found = hits(node.nodeValue ?? '', words);
    if (found.length === 0 || node.parentElement?.closest(unsearched)) continue;
    for (const { from, to } of found) {
      ranges.push(
        new StaticRange({
          startContainer: node,
          startOffset: from,
          endContainer: node,
          endOffset: to,
        }),
      );
    }
  }
  return ranges;
}
