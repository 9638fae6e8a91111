import { statfs } from 'node:fs/promises';

export interface DiskGuard {
  /** Whether so little space is left that nothing may be written any more. */
  low(): Promise<boolean>;
  /**
   * Bytes that uploads may still write; less than none when others have written meanwhile. Asked before each piece of
   * a file, so that an upload under way stops as well.
   */
  uploadRoom(): Promise<number>;
  /** Counts what an upload writes: until the next look at the disk, several could use the same space. */
  wrote(bytes: number): void;
}

const CHECK_INTERVAL_MS = 2000;

/** Uploads stop while this many times the reserve is still free: an uploader never brings other people's writes to a stop. */
const UPLOAD_RESERVES = 2;

/** What may still be written in `directory`'s file system. */
export const freeBytesOf = async (directory: string) => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

/**
 * The embedded database spins for ever on a full disk, so writes are refused while there is still room.
 * @param reserveBytes what must stay free in `directory`'s file system
 */
export const diskGuard = (
  directory: string,
  reserveBytes: number,
  wallClock: { now(): Date },
  freeBytes = freeBytesOf,
): DiskGuard => {
  let checkedAt = 0;
  let free = 0;
  let checking: Promise<void> | undefined;
  const check = async () => {
    free = await freeBytes(directory);
    checkedAt = wallClock.now().getTime();
  };
  const measure = async () => {
    if (wallClock.now().getTime() - checkedAt >= CHECK_INTERVAL_MS) {
      // Calls that come meanwhile wait for the same look at the disk: before the first one nothing is known.
      checking ??= check().finally(() => (checking = undefined));
      await checking;
    }
    return free;
  };
  return {
    low: async () => (await measure()) < reserveBytes,
    uploadRoom: async () => (await measure()) - UPLOAD_RESERVES * reserveBytes,
    wrote(bytes) {
      free -= bytes;
    },
  };
};
