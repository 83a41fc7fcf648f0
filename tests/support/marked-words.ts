import type { Locator } from 'playwright/test';

/** The words that the browser marks in it, in their order. */
export const markedWords = (within: Locator) =>
  within.evaluate((element) =>
    [...(CSS.highlights.get('found') ?? [])]
      .filter(({ startContainer }) => element.contains(startContainer))
      .map(({ startContainer, startOffset, endOffset }) =>
        startContainer.nodeValue?.slice(startOffset, endOffset),
      ),
  );
