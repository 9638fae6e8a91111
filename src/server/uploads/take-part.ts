import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { type RefusalName, type Refused, refuse } from '../../contract/refusals.ts';
import {
  type PartProblem,
  PartOvertaken,
  type ResumableUploads,
  type StartedUpload,
} from '../providers/files/files.ts';

/** As many as tell every kind of file. */
const HEAD_BYTES = 4100;

interface Part<Name extends RefusalName> {
  id: string;
  offset: number;
  bytes: Readable;
  /** refuses a file by the type that its first bytes have; asked once */
  refusalOf: (type: string | undefined) => Promise<Refused<Name> | null>;
}

/** Writes the next part of an owner's file, or refuses it; one that is refused by its first bytes is removed. */
export const takePart = async <Name extends RefusalName>(
  uploads: ResumableUploads,
  owner: string,
  { id, offset, bytes, refusalOf }: Part<Name>,
): Promise<
  StartedUpload | Refused<Name | 'not_found' | 'wrong_offset' | 'too_large' | 'wrong_kind_of_file'>
> => {
  let refused: Refused<Name> | null = null;
  const accepts = async (head: Uint8Array) => {
    refused = await refusalOf((await fileTypeFromBuffer(head))?.mime);
    return refused === null;
  };
  try {
    const judge = { headBytes: HEAD_BYTES, accepts };
    const appended = await uploads.append(owner, id, { offset, bytes, judge });
    return typeof appended === 'string' ? (refused ?? refuse(refusals[appended])) : appended;
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
