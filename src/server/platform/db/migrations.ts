import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the SQL migrations lie, made from the tables by drizzle-kit. */
export const migrationsFolder = fileURLToPath(new URL('../../../../drizzle', import.meta.url));

/** False in a checkout whose first migration has not been made yet. */
export function hasMigrations(): boolean {
  return fs.existsSync(path.join(migrationsFolder, 'meta', '_journal.json'));
}

/** Changes with every change of any migration; names snapshots of migrated databases. */
export function migrationsFingerprint(): string {
  const hash = createHash('sha256');
  if (hasMigrations()) {
    hash.update(fs.readFileSync(path.join(migrationsFolder, 'meta', '_journal.json')));
    const scripts = fs.readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
    for (const name of scripts.toSorted()) {
      hash.update(name).update(fs.readFileSync(path.join(migrationsFolder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
