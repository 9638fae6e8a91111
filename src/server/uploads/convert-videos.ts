import { type Refused, refuse } from '../../contract/refusals.ts';
import type { Upload } from '../../contract/uploads.ts';
import type { Job } from '../platform/jobs.ts';
import type { StartedUpload } from '../providers/files/files.ts';
import { ConversionFailed, type VideoConverter } from '../providers/video-converter/video-converter.ts';
import type { UploadsContext } from './context.ts';

/** What becomes of videos that have arrived whole: at most one at a time is converted. */
export class Conversions {
  readonly #shares = new Map<string, number>();
  readonly #stops = new Map<string, AbortController>();

  /** 0 to 1; null while it waits, or while another process converts it */
  shareOf(id: string): number | null {
    return this.#shares.get(id) ?? null;
  }

  /** Ends the conversion of a file that is given up. */
  stop(id: string): void {
    this.#stops.get(id)?.abort();
  }

  /** Runs one; false when it was stopped, and may be done another time. Throws `ConversionFailed`. */
  async run(
    id: string,
    stopping: AbortSignal,
    work: (signal: AbortSignal, onShare: (share: number) => void) => Promise<void>,
  ) {
    const own = new AbortController();
    this.#stops.set(id, own);
    const signal = AbortSignal.any([own.signal, stopping]);
    try {
      await work(signal, (share) => this.#shares.set(id, share));
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      throw error;
    } finally {
      this.#stops.delete(id);
      this.#shares.delete(id);
    }
  }
}

/** Where a file stands: without a converter, what has arrived is ready. */
export const stateOf = (
  { received, size, settled }: StartedUpload,
  converter: VideoConverter | null,
): Upload['state'] => {
  if (received < size) return 'arriving';
  return settled ?? (converter ? 'converting' : 'ready');
};

/** Converts what browsers do not play, one file after the other; goes on after a restart of the server. */
export const convertVideosJob = (context: UploadsContext): Job => ({
  name: 'convert-videos',
  everyMinutes: 10,
  // Due when a file has arrived, which no clock tells.
  nextDue: async () => null,
  async runDue(_now, stopping = new AbortController().signal) {
    const { files, converter } = context;
    if (!converter) return;
    for (const { owner, upload } of await files.resumable().all()) {
      if (stopping.aborted) return;
      if (stateOf(upload, converter) === 'converting')
        await convertOne(context, converter, { owner, id: upload.id, size: upload.size }, stopping);
    }
  },
});

const convertOne = async (
  { files, disk, conversions }: UploadsContext,
  converter: VideoConverter,
  { owner, id, size }: { owner: string; id: string; size: number },
  stopping: AbortSignal,
) => {
  const uploads = files.resumable();
  const path = await uploads.pathOfWhole(owner, id);
  // The next run finds it again, perhaps with more room.
  if (path === null || (await disk.uploadRoom()) < size) return;
  try {
    const isOver = await conversions.run(id, stopping, async (signal, onShare) => {
      const { conversion, seconds } = await converter.inspect(path);
      if (conversion === 'none') return;
      const target = uploads.pathOfConverted(owner, id);
      await converter.convert(path, target, { conversion, seconds, onShare, signal });
    });
    await (isOver ? uploads.settle(owner, id, 'ready') : uploads.dropConverted(owner, id));
  } catch (error) {
    await uploads.dropConverted(owner, id);
    if (!(error instanceof ConversionFailed)) throw error;
    await uploads.settle(owner, id, 'failed');
  }
};

/** Refuses a file that is not ready, with the reason. */
export const unlessReady = (
  state: Upload['state'],
): Refused<'upload_unusable' | 'video_unplayable'> | null => {
  if (state === 'ready') return null;
  return refuse(state === 'failed' ? 'video_unplayable' : 'upload_unusable');
};
