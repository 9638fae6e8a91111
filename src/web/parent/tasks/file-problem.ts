import {
  FAMILY_UPLOAD_MAX_BYTES,
  type FamilyUploadKind,
  isTooLongForFamily,
} from '../../../domain/courses/family-upload.ts';
import { readPicture } from '../../ui/app/photo-problem.ts';

/** What shows of a file before it is sent. */
export type FileProblem = 'too_large' | 'too_long' | 'not_readable';

const isOfKind = (kind: FamilyUploadKind, type: string) => {
  const begins = { picture: 'image/', sound: 'audio/', video: 'video/' }[kind];
  // Some systems give no type, and sound alone may stand in the container of a video: the server looks into the file.
  return type === '' || type.startsWith(begins) || (kind === 'sound' && type.startsWith('video/'));
};

/** What is wrong with a file that can be told by its type, its size in bytes and its length in seconds, null where nobody knows it. */
export const fileProblem = (
  kind: FamilyUploadKind,
  { type, size }: { type: string; size: number },
  seconds: number | null,
): FileProblem | null => {
  if (size > FAMILY_UPLOAD_MAX_BYTES) return 'too_large';
  if (size === 0 || !isOfKind(kind, type)) return 'not_readable';
  return seconds !== null && isTooLongForFamily(seconds) ? 'too_long' : null;
};

/** A file as it is sent: a picture made smaller where it has more pixels than are taken; or why it is not. */
export const readyToSend = async (kind: FamilyUploadKind, file: File): Promise<File | FileProblem> => {
  if (kind === 'picture') {
    const unreadable = fileProblem(kind, { type: file.type, size: Math.min(file.size, 1) }, null);
    const picture = unreadable ? null : await readPicture(file);
    return picture === null ? 'not_readable' : (fileProblem(kind, picture, null) ?? picture);
  }
  return fileProblem(kind, file, await secondsOf(file)) ?? file;
};

/** How long this browser needs at most to find out how long a file is. */
const LOOK_MS = 5000;

/** How long a sound or video is, in seconds; null where this browser cannot tell, and the server has to. */
const secondsOf = (file: File): Promise<number | null> =>
  new Promise((resolve) => {
    const address = URL.createObjectURL(file);
    const player = document.createElement('video');
    const end = (seconds: number | null) => {
      clearTimeout(timer);
      URL.revokeObjectURL(address);
      resolve(seconds !== null && Number.isFinite(seconds) ? seconds : null);
    };
    const timer = setTimeout(() => end(null), LOOK_MS);
    player.preload = 'metadata';
    player.addEventListener('loadedmetadata', () => end(player.duration), { once: true });
    player.addEventListener('error', () => end(null), { once: true });
    player.src = address;
  });
