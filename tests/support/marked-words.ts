import type { Locator } from 'playwright/test';

/** The words that the browser highlights in it, in order. */
export const markedWords = (within: Locator) =>
  within.evaluate((element) =>
    [...(CSS.highlights.get('found') ?? [])]
      .filter(({ startContainer }) => element.contains(startContainer))
      .map(({ startContainer, startOffset, endOffset }) =>
        startContainer.nodeValue?.slice(startOffset, endOffset),
      ),
  );
