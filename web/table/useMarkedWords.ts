import { useLayoutEffect, type RefObject } from 'react';
import { hits } from './table.search.ts';

/** The name of `::highlight(found)` in the styles. */
const name = 'found';

/** What a list shows without being searched by it. */
const unsearched = 'button, dt, [data-unsearched]';

/**
 * Marks the searched words in whatever the list shows. The browser paints them without an element
 * of their own, so that no row is drawn again for a key and no letter moves; a browser that cannot
 * (Firefox before 140) leaves them as they are.
 */
export function useMarkedWords(list: RefObject<HTMLElement | null>, words: readonly string[]) {
  // After each rendering: rows come and go while one scrolls.
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
