import { defineConfig } from 'vitest/config';

// Apart from vite.config.ts on purpose: tests must not load the React Router plugin.
const shared = { pool: 'forks', environment: 'node', testTimeout: 30_000, hookTimeout: 30_000 } as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            'src/*.test.ts',
            'src/{domain,contract,i18n,paper,web}/**/*.test.{ts,tsx}',
            'tests/**/*.test.{ts,tsx}',
          ],
          exclude: ['tests/api/**', 'tests/durability/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'api',
          include: ['src/{server,demo}/**/*.test.ts', 'tests/api/**/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'durability',
          include: ['tests/durability/**/*.durability.ts'],
          // It kills servers and watches the disk: nothing else may run beside it.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
