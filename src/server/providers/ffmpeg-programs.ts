import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const LIMIT = { timeout: 60_000, killSignal: 'SIGKILL' } as const;

const asked = new Map<string, Promise<string | null>>();

/** The name or path of ffprobe beside this ffmpeg where both run; else null. Who asks meanwhile gets the same answer. */
export const ffprobeBeside = (ffmpeg: string): Promise<string | null> => {
  const answer = asked.get(ffmpeg) ?? ask(ffmpeg).finally(() => asked.delete(ffmpeg));
  asked.set(ffmpeg, answer);
  return answer;
};

const ask = async (ffmpeg: string): Promise<string | null> => {
  const ffprobe = ffmpeg.replace(/ffmpeg(?=[^/\\]*$)/, 'ffprobe');
  try {
    await Promise.all([run(ffmpeg, ['-version'], LIMIT), run(ffprobe, ['-version'], LIMIT)]);
    return ffprobe;
  } catch {
    return null;
  }
};
