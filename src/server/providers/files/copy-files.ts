import type { Files } from './files.ts';

/**
 * Copies every file that the other store lacks, or has in another size, and looks afterwards whether it has arrived whole. What it
 * has besides stays. Can be run again at any time.
 */
export const copyFiles = async (
  from: Pick<Files, 'list' | 'open'>,
  to: Pick<Files, 'put' | 'stat'>,
): Promise<{ copied: number; there: number }> => {
  const done = { copied: 0, there: 0 };
  for await (const { key } of from.list()) {
    const file = await from.open(key);
    if (file === null) continue;
    if ((await to.stat(key))?.size === file.size) {
      file.stream.destroy();
      done.there += 1;
      continue;
    }
    await to.put(key, file.stream, { type: file.type });
    if ((await to.stat(key))?.size !== file.size) throw new Error(`${key} has not arrived whole`);
    done.copied += 1;
  }
  return done;
};
