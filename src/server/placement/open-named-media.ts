import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { answerFile } from '../platform/http/file-answer.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { RangeNotSatisfiable, clampRange } from '../providers/files/files.ts';
import type { PlacementContext } from './context.ts';
import type { Media } from './item-bank.ts';
import { findPlacementMedia } from './media-store.ts';

export type ByteRange = Parameters<typeof clampRange>[0] & object;

const HOUR = 'private, max-age=3600';

const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.m4a': 'audio/mp4' };

/** A picture or recording by the name that questions give it: one that staff uploaded, else a delivered one. */
export const openNamedMedia = async (
  { database, files, items }: Pick<PlacementContext, 'database' | 'files' | 'items'>,
  media: Media,
  range: ByteRange | undefined,
): Promise<FileAnswer | Refused<'not_found' | 'range_outside'>> => {
  const path = items.fileOf(media);
  if (path !== null) return answerDelivered(path, range);
  const uploaded = await findPlacementMedia(database.db, media.name);
  return uploaded?.kind === media.kind
    ? answerFile(files, uploaded.fileKey, range, HOUR)
    : refuse('not_found');
};

const answerDelivered = async (
  path: string,
  range: ByteRange | undefined,
): Promise<FileAnswer | Refused<'range_outside'>> => {
  const type = types[extname(path)];
  if (!type) throw new Error(`a file of the placement test has an unknown type: ${extname(path)}`);
  const file = await open(path);
  const { size } = await file.stat();
  try {
    const { start, end } = clampRange(range, size);
    return { file: { stream: file.createReadStream({ start, end }), size, type, start, end }, cache: HOUR };
  } catch (error) {
    await file.close();
    if (error instanceof RangeNotSatisfiable) return { ...refuse('range_outside'), size: error.size };
    throw error;
  }
};
