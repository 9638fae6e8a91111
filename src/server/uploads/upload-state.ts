import { type Refused, refuse } from '../../contract/refusals.ts';
import type { Upload } from '../../contract/uploads.ts';
import type { StartedUpload } from '../providers/files/files.ts';
import type { VideoConverter } from '../providers/video-converter/video-converter.ts';

/** Where a file stands: without a converter, what has arrived is ready. */
export const stateOf = (
  { received, size, settled }: StartedUpload,
  converter: VideoConverter | null,
): Upload['state'] => {
  if (received < size) return 'arriving';
  return settled ?? (converter ? 'converting' : 'ready');
};

/** Refuses a file that is not ready, with the reason. */
export const unlessReady = (
  state: Upload['state'],
): Refused<'upload_unusable' | 'video_unplayable'> | null => {
  if (state === 'ready') return null;
  return refuse(state === 'failed' ? 'video_unplayable' : 'upload_unusable');
};
