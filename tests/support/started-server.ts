import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { leastPasswordKib } from './registration.ts';

const root = join(import.meta.dirname, '../..');

export interface StartedServer {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the product as `npm start` does, which builds the pages when needed; waits until it says that it is ready. */
export const startByScript = (environment: Record<string, string>): Promise<StartedServer> =>
  start(['scripts/start.mjs'], { LOG_LEVEL: 'error', ...environment });

interface Options {
  /** a provider's server instead of a demo */
  live?: boolean;
  /** what stands before the server's file */
  nodeOptions?: readonly string[];
  /** the server's file, of another copy of the project */
  program?: string;
  /** hears of the process before it is ready, to end it whatever happens */
  spawned?: (process: ChildProcess) => void;
}

/** Starts the server alone, as it is built. */
export const startServer = (
  environment: Record<string, string>,
  { live = false, nodeOptions = [], program = 'build/current/program/main.js', spawned }: Options = {},
): Promise<StartedServer> =>
  start(
    [...nodeOptions, program, ...(live ? ['--live'] : [])],
    {
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...(!live && { PASSWORD_KIB: leastPasswordKib }),
      ...environment,
    },
    spawned,
  );

const start = async (
  args: readonly string[],
  environment: Record<string, string>,
  spawned?: Options['spawned'],
): Promise<StartedServer> => {
  const port = environment['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, args, {
    cwd: root,
    // Nothing of a developer's own settings.
    env: {
      ...process.env,
      ENV_FILE: '/dev/null',
      DISK_RESERVE_MB: '1',
      FFMPEG_PATH: 'none',
      ...environment,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  spawned?.(child);
  const closed = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    let said = '';
    const hear = (part: Buffer) => {
      said += part.toString();
      if (said.includes('is ready at')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(`the server ended before it was ready\n${said}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
};
