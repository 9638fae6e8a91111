import { defineConfig } from '@playwright/test';
import { type Tag, tagMeanings } from './e2e/support/tags.ts';

/** What a journey may ask of the project it runs in, besides Playwright's own options. */
export interface JourneyOptions {
  language: 'en' | 'id';
}

const english = { language: 'en', locale: 'en-GB' } as const;
const indonesian = { language: 'id', locale: 'id-ID' } as const;
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1280, height: 800 } };

/**
 * Chromium loads the pages of its address bar's suggestions for every window, which nobody sees: two seconds of a processor for each
 * test. The others are those that Playwright turns off, since the last such switch counts alone.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Leaves out the tests of the other tags, so that a test without a tag runs everywhere and fails. */
const only = (...tags: Tag[]) => ({
  grepInvert: (Object.keys(tagMeanings) as Tag[])
    .filter((tag) => !tags.includes(tag))
    .map((tag) => new RegExp(`${tag}\\b`)),
});

export default defineConfig<JourneyOptions>({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  // What passes at the second try is named at the end of `npm test`: a race to be found, but no reason to stop a release.
  retries: 1,
  forbidOnly: true,
  // Long enough for a busy machine: they end what hangs, and measure nothing.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    timezoneId: 'Asia/Jakarta',
    actionTimeout: 30_000,
    // A trace takes a third of a test's time: ask for one with `--trace on`, to look at a test that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Debian's Chromium, or the one that scripts/test.mjs found; Playwright's own is not downloaded.
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        // Without a window letters would stand on whole pixels, a tenth wider than on any phone or desk.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${unusedFeatures.join()}`,
        // A microphone that beeps, and that nobody is asked for.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  projects: [
    // Most families are here, so what runs once runs here.
    { name: 'id-phone', use: { ...indonesian, ...phone }, ...only('@once', '@journey', '@screen') },
    { name: 'en-desk', use: { ...english, ...desk }, ...only('@desk', '@journey', '@screen') },
  ],
});
