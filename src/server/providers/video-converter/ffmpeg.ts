import { execFile, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { promisify } from 'node:util';
import { fileTypeFromFile } from 'file-type';
import {
  type Probed,
  conversionOf,
  convertArguments,
  probeArguments,
  shareDone,
} from './ffmpeg-arguments.ts';
import { ConversionFailed, type VideoConverter } from './video-converter.ts';

const run = promisify(execFile);

const PROBE_MS = 60_000;
/** Below what visitors' pages are made with. */
const LOW_PRIORITY = 15;
/** A slow machine needs a few times a film's length; a film that makes ffmpeg hang is stopped. */
const longest = (seconds: number) => Math.max(600, seconds * 8) * 1000;

/** ffmpeg and ffprobe where both run; else null. @param ffmpeg the program's name or path */
export const findFfmpeg = async (ffmpeg: string): Promise<VideoConverter | null> => {
  const ffprobe = ffmpeg.replace(/ffmpeg(?=[^/\\]*$)/, 'ffprobe');
  try {
    await run(ffmpeg, ['-version'], { timeout: PROBE_MS });
    await run(ffprobe, ['-version'], { timeout: PROBE_MS });
    return ffmpegConverter(ffmpeg, ffprobe);
  } catch {
    return null;
  }
};

const ffmpegConverter = (ffmpeg: string, ffprobe: string): VideoConverter => ({
  name: 'ffmpeg',
  async inspect(path) {
    const probed = await run(ffprobe, probeArguments(path), { timeout: PROBE_MS, killSignal: 'SIGKILL' })
      .then(({ stdout }) => JSON.parse(stdout) as Probed)
      .catch((error: unknown) => {
        throw new ConversionFailed('the file cannot be read', { cause: error });
      });
    const conversion = conversionOf(probed, (await fileTypeFromFile(path))?.mime ?? '');
    if (conversion === null) throw new ConversionFailed('the file holds no pictures');
    return { conversion, seconds: Number(probed.format?.duration ?? 0) || 0 };
  },
  convert: (path, target, { conversion, seconds, onShare, signal }) =>
    new Promise((resolve, reject) => {
      const limits = AbortSignal.any([signal, AbortSignal.timeout(longest(seconds))]);
      const child = spawn(ffmpeg, convertArguments(path, target, conversion), {
        signal: limits,
        killSignal: 'SIGKILL',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
      child.stdout.setEncoding('utf8').on('data', (lines: string) => {
        const share = shareDone(lines, seconds);
        if (share !== null) onShare(share);
      });
      child.once('error', (cause) => reject(new ConversionFailed('the conversion was stopped', { cause })));
      child.once('close', (code) =>
        code === 0 ? resolve() : reject(new ConversionFailed(`the conversion ended with ${code}`)),
      );
    }),
});
