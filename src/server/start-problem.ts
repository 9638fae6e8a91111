import { DrizzleQueryError } from 'drizzle-orm';
import { BackupRefused } from './backups/manifest.ts';
import { ConfigRefused } from './config.ts';
import { DatabaseRefused, MigrationFailed } from './platform/db/database-refused.ts';
import { DirectoryInUse } from './platform/db/directory-lock.ts';
import { databaseFailure, withoutValues } from './platform/db/errors.ts';

/** Why the server did not start, in a sentence for whoever can mend it; null when it is a bug. */
export const startProblem = (error: unknown): string | null => {
  if ([BackupRefused, ConfigRefused, DatabaseRefused, DirectoryInUse].some((kind) => error instanceof kind))
    return (error as Error).message;
  if (!(error instanceof Error)) return null;
  if (error instanceof MigrationFailed) return startProblem(error.cause) ?? migrationProblem(error);
  return databaseProblem(error) ?? listenProblem(error) ?? folderProblem(error);
};

/** PostgreSQL refuses what the first migration needs. Its message quotes no data there, only names. */
const databaseProblem = (error: Error): string | null => {
  const failure = databaseFailure(error);
  if (!failure) return null;
  if (failure.code === '53100')
    return 'The disk of the database (in DATA_DIR, or of the server in DATABASE_URL) is full. Make room there, then start again.';
  if (failure.code === '25006')
    return 'PostgreSQL lets nothing be written in the database of DATABASE_URL (default_transaction_read_only). Change that.';
  if (error instanceof DrizzleQueryError && /^\s*create extension/i.test(error.query))
    return (
      `PostgreSQL refuses the extension pg_trgm, which searches need (${failure.message}). Ask the administrator of ` +
      'the server to install or allow it, or to run "create extension pg_trgm" in this database. Then start again.'
    );
  if (failure.code === '42501')
    return (
      `PostgreSQL refuses the role of DATABASE_URL what it needs (${failure.message}). Give it CREATE on the database, ` +
      'for example by making it the owner. Then start again.'
    );
  return null;
};

const listenProblem = (error: Error): string | null => {
  const { code, syscall, address, port } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  // The lock and the commands' socket are listened at as well, in a folder.
  if ((syscall !== 'listen' && syscall !== 'getaddrinfo') || address?.startsWith('/')) return null;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that one first, or choose another PORT (for the figures METRICS_PORT).`;
  if (code === 'EACCES') return `Port ${port} is not for this user. Choose another PORT, above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${address ?? 'of that name'} to listen at. Change HOST.`;
  return null;
};

/** What the system says of a file or folder that cannot be written; its name tells which setting it is. */
const folderProblem = (error: Error): string | null => {
  const { code = '', path, address } = error as NodeJS.ErrnoException & { address?: string };
  const place = path ?? address;
  if (place === undefined) return null;
  if (code === 'EACCES' || code === 'EPERM')
    return `This user may not write ${place}. Let it, or name another DATA_DIR.`;
  if (code === 'EROFS') return `${place} is on a disk that cannot be written. Name another DATA_DIR.`;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `There is no room left for ${place}. Make room on that disk, or name another DATA_DIR.`;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `${place} is a file where a folder must be. Remove it, or name another DATA_DIR.`;
  return null;
};

/** Migrations run in one transaction: one that fails leaves the tables as they were. */
const migrationProblem = ({ cause }: MigrationFailed): string | null => {
  const failure = databaseFailure(cause);
  if (!failure) return null;
  return (
    `The tables could not be brought up to date (${withoutValues(failure.message)}, ${failure.code}). Nothing was changed: ` +
    'the version that ran before still starts. Please tell whoever made this program.'
  );
};
