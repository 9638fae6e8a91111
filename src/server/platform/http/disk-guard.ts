import { statfs } from 'node:fs/promises';

export interface DiskGuard {
  /** Whether so little space is left that nothing may be written any more. */
  low(): Promise<boolean>;
}

const CHECK_INTERVAL_MS = 2000;

/**
 * The embedded database spins for ever on a full disk, so writes are refused while there is still room.
 * @param reserveBytes what must stay free in `directory`'s file system
 */
export const diskGuard = (directory: string, reserveBytes: number, wallClock: { now(): Date }): DiskGuard => {
  let checkedAt = 0;
  let low = false;
  return {
    async low() {
      const now = wallClock.now().getTime();
      if (now - checkedAt >= CHECK_INTERVAL_MS) {
        checkedAt = now;
        const { bavail, bsize } = await statfs(directory);
        low = bavail * bsize < reserveBytes;
      }
      return low;
    },
  };
};
