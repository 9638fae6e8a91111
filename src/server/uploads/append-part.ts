import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { type Refused, refuse } from '../../contract/refusals.ts';
import {
  type PartProblem,
  PartOvertaken,
  type StartedUpload,
  extensionOf,
} from '../providers/files/files.ts';
import type { UploadsContext } from './context.ts';

/** As many as tell every kind of video. */
const HEAD_BYTES = 4100;

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
  { id, offset, bytes }: { id: string; offset: number; bytes: Readable },
): Promise<Appended> => {
  let refused: Refused<'wrong_kind_of_file' | 'video_unplayable'> | null = null;
  const accepts = async (head: Uint8Array) => {
    refused = refusalOf((await fileTypeFromBuffer(head))?.mime, converter !== null);
    return refused === null;
  };
  const owner = String(userId);
  const uploads = files.resumable();
  if ((await uploads.find(owner, id))?.settled === 'failed') return refuse('video_unplayable');
  try {
    const judge = { headBytes: HEAD_BYTES, accepts };
    const appended = await uploads.append(owner, id, { offset, bytes, judge });
    if (typeof appended === 'string') return refused ?? refuse(refusals[appended]);
    if (appended.received < appended.size) return appended;
    const arrived = await conversions.arrived(owner, appended);
    return arrived.settled === 'failed' ? refuse('video_unplayable') : arrived;
  } catch (error) {
    if (error instanceof PartOvertaken) return refuse('wrong_offset');
    throw error;
  }
};

const refusals = {
  absent: 'not_found',
  wrong_offset: 'wrong_offset',
  too_long: 'too_large',
  refused: 'wrong_kind_of_file',
} as const satisfies Record<PartProblem, string>;

const refusalOf = (type: string | undefined, isConverted: boolean) => {
  if (!type?.startsWith('video/')) return refuse('wrong_kind_of_file');
  return extensionOf(type) === null && !isConverted ? refuse('video_unplayable') : null;
};
