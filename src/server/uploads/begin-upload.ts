import { Mutex } from 'async-mutex';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { VIDEO_MAX_BYTES } from '../../contract/uploads.ts';
import type { ResumableUploads, StartedUpload } from '../providers/files/files.ts';
import type { UploadsContext } from './context.ts';

/** What an account may have sent, or begun to send, that no lesson uses yet. */
const MOST_UPLOADS = 10;
const MOST_BYTES = 10 * 1024 ** 3;

/** Two announcements at once would both find the last place free. */
const oneByOne = new Mutex();

/** Makes room for a file that is then sent in parts. */
export const beginUpload = (
  { files, disk }: Pick<UploadsContext, 'files' | 'disk'>,
  userId: number,
  announced: { name: string; size: number },
): Promise<StartedUpload | Refused<'too_large' | 'too_many_unused_uploads' | 'disk_full'>> =>
  oneByOne.runExclusive(async () => {
    const [owner, uploads] = [String(userId), files.resumable()];
    const begun = await uploads.ofOwner(owner);
    const bytes = begun.reduce((sum, { size }) => sum + size, announced.size);
    if (begun.length >= MOST_UPLOADS || bytes > MOST_BYTES) return refuse('too_many_unused_uploads');
    return beginIn({ uploads, disk }, { owner, mostBytes: VIDEO_MAX_BYTES }, announced);
  });

/**
 * Begins a file for an owner, of so many bytes at most. That the owner has a place for it, and that nobody takes the same one
 * meanwhile, is for whoever asks to see to.
 */
export const beginIn = async (
  { uploads, disk }: { uploads: ResumableUploads; disk: UploadsContext['disk'] },
  { owner, mostBytes }: { owner: string; mostBytes: number },
  announced: { name: string; size: number },
): Promise<StartedUpload | Refused<'too_large' | 'disk_full'>> => {
  if (announced.size > mostBytes) return refuse('too_large');
  if ((await disk.uploadRoom()) < announced.size) return refuse('disk_full');
  return uploads.begin(owner, announced);
};
