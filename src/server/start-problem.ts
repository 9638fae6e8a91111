import { DrizzleQueryError } from 'drizzle-orm';
import { ConfigRefused } from './config.ts';
import { DirectoryInUse } from './platform/db/directory-lock.ts';
import { databaseFailure } from './platform/db/errors.ts';

/** Why the server did not start, in a sentence for whoever can mend it; null when it is a bug. */
export const startProblem = (error: unknown): string | null => {
  if (error instanceof ConfigRefused || error instanceof DirectoryInUse) return error.message;
  if (!(error instanceof Error)) return null;
  return databaseProblem(error) ?? listenProblem(error);
};

/** PostgreSQL refuses what the first migration needs. Its message quotes no data there, only names. */
const databaseProblem = (error: Error): string | null => {
  const failure = databaseFailure(error);
  if (!failure) return null;
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
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return null;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that one first, or choose another PORT.`;
  if (code === 'EACCES') return `Port ${port} is not for this user. Choose another PORT, above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${address ?? 'of that name'} to listen at. Change HOST.`;
  return null;
};
