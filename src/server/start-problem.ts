import { ConfigRefused } from './config.ts';
import { DirectoryInUse } from './platform/db/directory-lock.ts';

/** Why the server did not start, in a sentence for whoever can mend it; null when it is a bug. */
export const startProblem = (error: unknown): string | null => {
  if (error instanceof ConfigRefused || error instanceof DirectoryInUse) return error.message;
  if (!(error instanceof Error)) return null;
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
