import { execFile, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { promisify } from 'node:util';
import { fileTypeFromFile } from 'file-type';
import { ffprobeBeside } from '../ffmpeg-programs.ts';
import {
  type Probed,
  conversionOf,
  copyingOf,
  isConvertible,
  longestMs,
  convertArguments,
  probeArguments,
  secondsOf,
  shareDone,
  shortSideOf,
  stillArguments,
} from './ffmpeg-arguments.ts';
import { ConversionFailed, ConversionInterrupted, type VideoConverter } from './video-converter.ts';

const run = promisify(execFile);

const PROBE_MS = 60_000;
/** Below what visitors' pages are made with. */
const LOW_PRIORITY = 15;

/** ffmpeg and ffprobe where both run; else null. @param ffmpeg the program's name or path */
export const findFfmpeg = async (ffmpeg: string): Promise<VideoConverter | null> => {
  const ffprobe = await ffprobeBeside(ffmpeg);
  return ffprobe === null ? null : ffmpegConverter(ffmpeg, ffprobe);
};

const ffmpegConverter = (ffmpeg: string, ffprobe: string): VideoConverter => ({
  name: 'ffmpeg',
  async inspect(path, isMadeAnew = false) {
    const probed = await run(ffprobe, probeArguments(path), { timeout: PROBE_MS, killSignal: 'SIGKILL' })
      .then(({ stdout }) => JSON.parse(stdout) as Probed)
      .catch((error: unknown) => {
        const { code = null } = error as { code?: unknown };
        throw problemOf(typeof code === 'number' ? code : null, error);
      });
    const type = (await fileTypeFromFile(path))?.mime ?? '';
    const asked = conversionOf(probed, type);
    const conversion = asked === 'none' && isMadeAnew ? copyingOf(type) : asked;
    if (conversion === null) throw new ConversionFailed('the file holds no pictures');
    if (conversion !== 'none' && !isConvertible(probed))
      throw new ConversionFailed('the file has too many tracks or pixels');
    return { conversion, seconds: secondsOf(probed.format), shortSide: shortSideOf(probed) };
  },
  convert: (path, target, { seconds, onProgress, signal, ...how }) =>
    new Promise((resolve, reject) => {
      // A short film would otherwise be through before the kill reaches it.
      if (signal.aborted) return reject(new ConversionInterrupted('the conversion was interrupted'));
      const tooLong = AbortSignal.timeout(longestMs(seconds));
      const child = spawn(ffmpeg, convertArguments(path, target, how), {
        signal: AbortSignal.any([signal, tooLong]),
        killSignal: 'SIGKILL',
        stdio: ['ignore', 'pipe', 'ignore'],
        // A process group of its own: Ctrl+C in the server's terminal does not reach it.
        detached: true,
      });
      let cause: unknown;
      child.on('error', (error) => {
        cause = error;
        if (child.pid === undefined) reject(problemOf(null, cause));
      });
      // Only now nothing is written any more.
      child.once('close', (code) => {
        if (code === 0) return resolve();
        const isLate = tooLong.aborted && !signal.aborted;
        return reject(isLate ? new ConversionFailed('the conversion took too long') : problemOf(code, cause));
      });
      child.stdout
        .setEncoding('utf8')
        .on('data', (lines: string) => onProgress(shareDone(lines, seconds)))
        .on('error', () => undefined);
      if (child.pid !== undefined) yieldToVisitors(child.pid);
      return undefined;
    }),
  async still(path, target, { signal, ...how }) {
    const limits = { timeout: PROBE_MS, killSignal: 'SIGKILL', signal } as const;
    const made = run(ffmpeg, stillArguments(path, target, how), limits);
    if (made.child.pid !== undefined) yieldToVisitors(made.child.pid);
    await made.catch((error: unknown) => {
      const { code = null } = error as { code?: unknown };
      throw problemOf(typeof code === 'number' ? code : null, error);
    });
  },
});

/** What ffmpeg ends with after a signal that it caught. */
const CAUGHT_A_SIGNAL = 255;

/** @param code what the program ended with; null when it was killed, or did not start */
const problemOf = (code: number | null, cause: unknown) =>
  code === null || code === CAUGHT_A_SIGNAL
    ? new ConversionInterrupted('the conversion was interrupted', { cause })
    : new ConversionFailed(`the file cannot be converted: it ended with ${code}`, { cause });

/** Not on every system, and not when the server's own priority is lower still. */
const yieldToVisitors = (pid: number) => {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // It is converted all the same.
  }
};
