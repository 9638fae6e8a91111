import * as fs from 'node:fs';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The SQL migrations, which drizzle-kit makes from the tables. */
export const migrationsFolder = fileURLToPath(new URL('../../../../drizzle', import.meta.url));

/** False in a checkout whose first migration has not been made yet. */
export function hasMigrations(): boolean {
  return fs.existsSync(path.join(migrationsFolder, 'meta', '_journal.json'));
}
