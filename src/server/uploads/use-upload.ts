import { fileTypeFromFile } from 'file-type';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import type { UploadsContext } from './context.ts';
import { stateOf, unlessReady } from './upload-state.ts';

/**
 * Runs `save` with a file that has arrived in parts, as if it had been received with the call. It is removed from the uploads once it
 * is saved; after a refusal it waits for the next try.
 */
export const useUpload = async <Saved>(
  { files, converter }: Pick<UploadsContext, 'files' | 'converter'>,
  userId: number,
  uploadId: string,
  save: (file: ReceivedFile) => Promise<Saved>,
): Promise<Saved | Refused<'upload_unusable' | 'video_unplayable'>> => {
  const owner = String(userId);
  const upload = await files.resumable().find(owner, uploadId);
  const refused = upload && unlessReady(stateOf(upload, converter));
  if (refused) return refused;
  const whole = await files.resumable().pathOfWhole(owner, uploadId);
  if (whole === null) return refuse('upload_unusable');
  const file = await files.temporary().adopt(whole);
  try {
    const type = (await fileTypeFromFile(file.path))?.mime ?? '';
    const saved = await save({ ...file, type });
    if (!isRefused(saved)) await files.resumable().remove(owner, uploadId);
    return saved;
  } finally {
    await files.temporary().discard(file.path);
  }
};
