export type VideoProblem = 'too_big' | 'not_a_video';

/** Problems that show without reading the file. Some systems give no type; then the extension decides. */
export const videoProblem = (
  file: { name: string; size: number; type: string },
  maxBytes: number,
): VideoProblem | null => {
  const isVideo =
    file.type === ''
      ? /\.(mp4|m4v|mov|webm|mkv|avi|mpe?g|3gp)$/i.test(file.name)
      : file.type.startsWith('video/');
  if (!isVideo) return 'not_a_video';
  return file.size > maxBytes ? 'too_big' : null;
};
