export type VideoProblem = 'too_big' | 'not_a_video';

/** What can be told without opening the file. Some systems give no type: then its name has to say it. */
export const videoProblem = (
  file: { name: string; size: number; type: string },
  maxBytes: number,
): VideoProblem | null => {
  const isVideo =
    file.type === ''
      ? /\.(mp4|m4v|mov|webm|mkv|avi|mpe?g)$/i.test(file.name)
      : file.type.startsWith('video/');
  if (!isVideo) return 'not_a_video';
  return file.size > maxBytes ? 'too_big' : null;
};

const rounded = (value: number, language: string) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.ceil(value * 10) / 10);

/** Rounded up, so that what is too big never looks as if it were not. */
export const gigabytesOf = (bytes: number, language: string) => rounded(bytes / 1024 ** 3, language);
export const megabytesOf = (bytes: number, language: string) => rounded(bytes / 1024 ** 2, language);
