import { type Refused, refuse } from '../../../contract/refusals.ts';
import type { FileAnswer } from './serve.ts';

/** The part of a file store that answers need. */
interface Opens {
  open(key: string, range?: { start: number; end?: number | undefined }): Promise<FileAnswer['file'] | null>;
}

/** A private file: the visitor's browser may keep it, nothing between here and there. */
const PRIVATE = 'private, max-age=86400';

/** Answers with a file of the store, or a part of it. */
export const answerFile = async (
  files: Opens,
  key: string | null | undefined,
  range: { start: number; end?: number } | undefined,
  cache = PRIVATE,
): Promise<FileAnswer | Refused<'not_found' | 'range_outside'>> => {
  try {
    const file = key ? await files.open(key, range) : null;
    return file ? { file, cache } : refuse('not_found');
  } catch (error) {
    if (error instanceof Error && error.name === 'RangeNotSatisfiable') return refuse('range_outside');
    throw error;
  }
};
