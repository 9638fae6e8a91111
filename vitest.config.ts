import { defineConfig } from 'vitest/config';

// Apart from vite.config.ts on purpose: tests must not load the React Router plugin.
const shared = {
  pool: 'forks',
  environment: 'node',
  // Long enough for a busy machine: they end what hangs, and measure nothing.
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
} as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          // Files of one worker share what they import, so no test may rely on a module as it was when first loaded.
          isolate: false,
          name: 'unit',
          include: [
            'src/*.test.ts',
            'src/{domain,contract,i18n,paper,web}/**/*.test.{ts,tsx}',
            'tests/**/*.test.{ts,tsx}',
          ],
          exclude: ['tests/{api,browsers,durability,pages}/**'],
        },
      },
      {
        test: {
          ...shared,
          isolate: false,
          name: 'api',
          include: ['src/{server,demo}/**/*.test.ts', 'tests/api/**/*.test.ts'],
          exclude: ['src/server/platform/db/embedded.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          isolate: false,
          name: 'embedded',
          // What the other database may answer differently, above all where money meets money at the same moment.
          include: [
            'src/server/platform/db/**/*.test.ts',
            'src/server/payments/{first-payment,later-payments,settlement}.test.ts',
            'src/server/payments/{duplicate-payments,many-charges,money-of-bills,refund-races}.test.ts',
            'src/server/desk/{nothing-stands,refunds}.test.ts',
            'src/server/links/payment-links.test.ts',
            'src/server/day-close/day-close.test.ts',
            'src/server/prices/prices.test.ts',
            // Two at once for the last place of a group.
            'src/server/live-classes/groups.test.ts',
            // A backup that is restored is a copy of this database.
            'src/server/privacy/retention.test.ts',
            'tests/api/idempotency.test.ts',
          ],
        },
      },
      {
        test: {
          ...shared,
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: 'tests/pages/site.ts',
        },
      },
      ...['firefox', 'webkit'].map((name) => ({
        test: { ...shared, name, include: [`tests/browsers/${name}.test.ts`] },
      })),
      {
        test: {
          ...shared,
          name: 'durability',
          include: ['tests/durability/**/*.durability.ts'],
          testTimeout: 900_000,
        },
      },
    ],
  },
});
