import { defineConfig } from '@playwright/test';

/** What a journey may ask of the project it runs in, besides Playwright's own options. */
export interface JourneyOptions {
  language: 'en' | 'id';
}

const english = { language: 'en', locale: 'en-GB' } as const;
const indonesian = { language: 'id', locale: 'id-ID' } as const;
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1280, height: 800 } };

export default defineConfig<JourneyOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    timezoneId: 'Asia/Jakarta',
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Debian's Chromium, or the one that scripts/test.mjs found; Playwright's own is not downloaded.
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'en-phone', use: { ...english, ...phone } },
    { name: 'id-phone', use: { ...indonesian, ...phone } },
    { name: 'en-desk', use: { ...english, ...desk } },
    { name: 'id-desk', use: { ...indonesian, ...desk } },
  ],
});
