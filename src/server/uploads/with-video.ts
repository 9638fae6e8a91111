import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import type { UploadsContext } from './context.ts';
import { useUpload } from './use-upload.ts';

/** A video that comes with a call: as a file of its own, or by the id of an upload that has arrived before. */
export interface SentVideo {
  uploadId: string | undefined;
  sent: ReceivedFile | undefined;
}

/**
 * Runs `save` with the video that was sent, in whichever way; without any it is for `save` to decide. Refuses one that is sent in both
 * ways.
 */
export const withVideo = async <Saved>(
  uploads: Pick<UploadsContext, 'files' | 'converter' | 'conversions'>,
  userId: number,
  { uploadId, sent }: SentVideo,
  save: (video: ReceivedFile | undefined) => Promise<Saved>,
): Promise<Saved | Refused<'invalid_input' | 'upload_unusable' | 'video_unplayable'>> => {
  if (uploadId === undefined) return sent ? saveSent(uploads, sent, save) : save(sent);
  if (sent) return refuseFields({ video: 'invalid' });
  return useUpload(uploads, userId, uploadId, save);
};

/** Saves a file that came with the call: one that browsers do not play is converted first, while the caller waits. */
const saveSent = async <Saved>(
  { files, conversions }: Pick<UploadsContext, 'files' | 'conversions'>,
  sent: ReceivedFile,
  save: (video: ReceivedFile) => Promise<Saved>,
): Promise<Saved | Refused<'video_unplayable'>> => {
  const played = await conversions.playable(sent);
  if (played === null) return refuse('video_unplayable');
  try {
    return await save(played);
  } finally {
    if (played !== sent) await files.temporary().discard(played.path);
  }
};
