import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../../src/server/platform/db/migrations.ts';
import { openDatabase } from '../../src/server/platform/db/open.ts';
import { emptyPostgres } from './empty-postgres.ts';

const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[];
};
const tags = journal.entries.map(({ tag }) => tag);
const scriptOf = (tag: string) => readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8');

export type OldDatabase = Awaited<ReturnType<typeof databaseBefore>>;

/**
 * A database as it was before a migration, for a test that fills it and runs that migration. On the PostgreSQL of
 * TEST_DATABASE_URL when that is set, else embedded in memory.
 */
export const databaseBefore = async (migration: string) => {
  const postgres = process.env['TEST_DATABASE_URL'] ? await emptyPostgres() : null;
  const { execute, close } = await openDatabase(postgres ? { url: postgres.url } : { memory: true });
  for (const tag of tags.slice(0, tags.indexOf(migration))) await execute(scriptOf(tag));
  return {
    execute,
    migrate: () => execute(scriptOf(migration)),
    close: async () => {
      await close();
      await postgres?.drop();
    },
  };
};
