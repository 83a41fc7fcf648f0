import { defineConfig } from 'playwright/test';
import { findShell } from './scripts/browser.mjs';

const executablePath = await findShell();

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/support/product-setup.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...(process.env['PRODUCT_URL'] ? { baseURL: process.env['PRODUCT_URL'] } : {}),
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A worker would answer in place of the routes that journeys put in; those about it allow it.
    serviceWorkers: 'block',
    // A trace records every step of every journey; `npm run e2e -- <feature> --trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
    },
  },
});
