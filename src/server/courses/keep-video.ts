import { randomUUID } from 'node:crypto';
import type { ReceivedFile } from '../platform/http/upload.ts';
import { type Files, extensionOf, fileTypes } from '../providers/files/files.ts';

/** A video in the file store, for one course or several. */
export interface StoredVideo {
  readonly videoKey: string;
  readonly videoType: string;
}

/** Keeps an uploaded video; null when no browser plays its format. */
export const keepVideo = async (
  files: Files,
  video: ReceivedFile,
  folder: 'lessons' | 'performances' | 'clips' = 'lessons',
): Promise<StoredVideo | null> => {
  const extension = extensionOf(video.type);
  if (extension === null) return null;
  const videoKey = `${folder}/${randomUUID()}.${extension}`;
  const videoType = fileTypes[extension];
  await files.keep(videoKey, video, { type: videoType });
  return { videoKey, videoType };
};
