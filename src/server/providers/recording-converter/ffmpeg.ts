import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { guardOf } from '../ffmpeg-guard.ts';
import { ffprobeBeside } from '../ffmpeg-programs.ts';
import type { RecordingConverter } from './recording-converter.ts';

const run = promisify(execFile);

/** A minute of sound is converted in a second. */
const LIMIT = { timeout: 30_000, killSignal: 'SIGKILL' } as const;

/** Each takes a core while it lasts, and visitors' pages need the others. */
const inTurn = pLimit(1);

/** The containers of the kinds of recording that are taken; none of them leads to another file. */
const containers = 'wav,mp3,ogg,mov,matroska';

/** A file of a few kB can claim tables of gigabytes. */
const READ = ['-v', 'error', ...guardOf(containers, 32 * 1024 ** 2)];

interface Probed {
  streams?: { codec_type?: string; disposition?: { attached_pic?: number } }[];
}

/** ffmpeg and ffprobe where both run; else null. @param ffmpeg the program's name or path */
export const findRecordingConverter = async (ffmpeg: string): Promise<RecordingConverter | null> => {
  const ffprobe = await ffprobeBeside(ffmpeg);
  if (ffprobe === null) return null;
  return {
    name: 'ffmpeg',
    convert: (path, target, mostSeconds) =>
      inTurn(async () => {
        try {
          if (!(await isSound(ffprobe, path))) return 'wrong_kind_of_file';
          // A second more than allowed is enough to see that it is longer.
          const seconds = String(mostSeconds + 1);
          const sound = ['-map', '0:a:0', '-vn', '-ac', '1', '-ar', '24000', '-c:a', 'aac', '-b:a', '48k'];
          // Names, covers and whatever else the file says stay behind.
          const bare = ['-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4', '-y'];
          await run(
            ffmpeg,
            [...READ, '-nostdin', '-xerror', '-i', path, '-t', seconds, ...sound, ...bare, target],
            LIMIT,
          );
          const length = await secondsOf(ffprobe, target);
          if (!(length > 0)) return 'wrong_kind_of_file';
          return length > mostSeconds ? 'recording_too_long' : { seconds: length };
        } catch {
          // Whatever the decoder dislikes, staff get one answer: this is no recording we can use.
          return 'wrong_kind_of_file';
        }
      }),
  };
};

const isSound = async (ffprobe: string, path: string): Promise<boolean> => {
  const shown = ['-show_entries', 'stream=codec_type:stream_disposition=attached_pic', '-of', 'json'];
  const { stdout } = await run(ffprobe, [...READ, ...shown, path], LIMIT);
  const { streams = [] } = JSON.parse(stdout) as Probed;
  const isPicture = ({ codec_type, disposition }: (typeof streams)[number]) =>
    codec_type === 'video' && disposition?.attached_pic !== 1;
  return streams.some(({ codec_type }) => codec_type === 'audio') && !streams.some(isPicture);
};

const secondsOf = async (ffprobe: string, path: string): Promise<number> => {
  const { stdout } = await run(
    ffprobe,
    [...READ, '-show_entries', 'format=duration', '-of', 'default=nw=1:nk=1', path],
    LIMIT,
  );
  return Number(stdout.trim());
};
