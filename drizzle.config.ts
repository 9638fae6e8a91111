import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name what-changed` writes the next migration after a change of a table. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/server/*/tables.ts',
    './src/server/platform/*/tables.ts',
    './src/server/providers/*/tables.ts',
  ],
  out: './drizzle',
});
