import { open } from 'node:fs/promises';

/** What stands in a file, or which names a folder holds, outlasts a power cut from now on. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
