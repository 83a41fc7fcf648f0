import { expect, type Page } from 'playwright/test';

/** Waits until the screen guards what is not saved: leaving the page would ask. */
export const seeGuarded = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))),
    )
    .toBe(true);
