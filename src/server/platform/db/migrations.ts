import * as fs from 'node:fs';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { DatabaseRefused, MigrationFailed } from './database-refused.ts';

/** The SQL migrations, which drizzle-kit makes from the tables. A build has its own (vite.server.config.ts). */
export const migrationsFolder = fileURLToPath(new URL('../../../../drizzle', import.meta.url));

/** False in a checkout whose first migration has not been made yet. */
export function hasMigrations(): boolean {
  return fs.existsSync(path.join(migrationsFolder, 'meta', '_journal.json'));
}

/** The number of the newest migration that this program brings: 16 for `0016_….sql`. */
export const newestMigration = (): number => {
  const journal = JSON.parse(
    fs.readFileSync(path.join(migrationsFolder, 'meta', '_journal.json'), 'utf8'),
  ) as {
    entries: { idx: number }[];
  };
  return Math.max(...journal.entries.map(({ idx }) => idx));
};

type Ask = (text: string) => Promise<{ rows: unknown[] }>;

/**
 * How far a database's tables are: there are none, some migrations are missing, or none is.
 * @throws DatabaseRefused when another program made its tables, or a newer version of this one
 */
export async function schemaOf(ask: Ask): Promise<'none' | 'behind' | 'current'> {
  const known = hasMigrations()
    ? readMigrationFiles({ migrationsFolder }).map((one) => one.folderMillis)
    : [];
  const { rows: noted } = await ask(
    `select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  const { rows } =
    noted.length === 0
      ? { rows: [] }
      : await ask('select created_at::text as made from drizzle."__drizzle_migrations"');
  const done = (rows as { made: string }[]).map(({ made }) => Number(made));
  if (done.some((made) => made > Math.max(...known)))
    throw new DatabaseRefused(
      'A newer version of this program has changed the tables of this database. Start that version, or restore a backup ' +
        'from before it.',
    );
  if (!done.every((made) => known.includes(made)))
    throw new DatabaseRefused(
      'Another version of this program made the tables of this database, and no way leads from there to this one.',
    );
  if (done.length === known.length) return 'current';
  if (done.length > 0) return 'behind';
  const { rows: foreign } = await ask(
    `select 1 from pg_class made where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and not exists (select 1 from pg_depend where objid = made.oid and deptype = 'e') limit 1`,
  );
  if (foreign.length === 0) return 'none';
  throw new DatabaseRefused(
    'This database holds tables of another program. The school needs a database of its own.',
  );
}

/** Does `work`, which brings the tables up to date, unless that cannot end well. */
export async function migrating(ask: Ask, work: () => Promise<void>): Promise<void> {
  if (!hasMigrations() || (await schemaOf(ask)) === 'current') return;
  try {
    await work();
  } catch (cause) {
    throw new MigrationFailed('the tables could not be brought up to date', { cause });
  }
}
