import type { Readable } from 'node:stream';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { type StartedUpload, extensionOf } from '../providers/files/files.ts';
import type { UploadsContext } from './context.ts';
import { takePart } from './take-part.ts';

type Appended =
  | StartedUpload
  | Refused<'not_found' | 'wrong_offset' | 'too_large' | 'wrong_kind_of_file' | 'video_unplayable'>;

/**
 * Writes the next part of a file. Refuses the file by its first bytes when it is no video, or one that browsers do not play and
 * nothing here converts; and once it has arrived, when it cannot be read.
 */
export const appendPart = async (
  { files, converter, conversions }: UploadsContext,
  userId: number,
  part: { id: string; offset: number; bytes: Readable },
): Promise<Appended> => {
  const owner = String(userId);
  const uploads = files.resumable();
  if ((await uploads.find(owner, part.id))?.settled === 'failed') return refuse('video_unplayable');
  const taken = await takePart(uploads, owner, {
    ...part,
    refusalOf: async (type) => refusalOf(type, converter !== null),
  });
  if (isRefused(taken) || taken.received < taken.size) return taken;
  const arrived = await conversions.arrived(owner, taken);
  return arrived.settled === 'failed' ? refuse('video_unplayable') : arrived;
};

const refusalOf = (type: string | undefined, isConverted: boolean) => {
  if (!type?.startsWith('video/')) return refuse('wrong_kind_of_file');
  return extensionOf(type) === null && !isConverted ? refuse('video_unplayable') : null;
};
