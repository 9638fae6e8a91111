import { dirname, join, resolve } from 'node:path';
import { type Files, checkType } from './files.ts';
import { resumableFolder } from './resumable.ts';
import { temporaryFolder } from './temporary.ts';

/** Where uploads wait on this machine's disk, whichever store keeps them afterwards. */
export type Waiting = Pick<Files, 'temporary' | 'resumable'> & {
  /** Throws unless the file waits here. */
  checkReceived(path: string): void;
};

/** In `folder`: `incoming/` for what comes in one piece, and a folder for what comes in parts of staff and of families. */
export function waitingIn(folder: string): Waiting {
  const incoming = join(resolve(folder), 'incoming');
  const temporary = temporaryFolder({ folder: incoming });
  const resumable = {
    staff: resumableFolder({ folder: join(folder, 'unfinished') }),
    families: resumableFolder({ folder: join(folder, 'unfinished-of-families') }),
  };
  return {
    temporary: () => temporary,
    resumable: (whose = 'staff') => resumable[whose],
    checkReceived(path) {
      if (dirname(resolve(path)) !== incoming) throw new Error('only a received file can be kept');
    },
  };
}

/** `put` by way of the temporary place: only what has arrived to its end is kept. */
export const putBy =
  (waiting: Waiting, keep: Files['keep']): Files['put'] =>
  async (key, stream, options) => {
    try {
      checkType(key, options.type);
    } catch (error) {
      stream.on('error', () => {}).destroy();
      throw error;
    }
    const received = await waiting.temporary().receive(stream);
    try {
      return await keep(key, received, options);
    } catch (error) {
      await waiting.temporary().discard(received.path);
      throw error;
    }
  };
