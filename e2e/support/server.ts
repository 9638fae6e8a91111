import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../tests/support/free-port.ts';

export const projectRoot = join(import.meta.dirname, '../..');

export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts the product as a person would, on a data folder of its own, and waits until it says that it is ready. */
export const startServer = async (
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<RunningServer> => {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DISK_RESERVE_MB: '1',
      LOG_LEVEL: 'error',
      RATE_REGISTRATION: '1000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(child);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};

const ready = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let said = '';
    const hear = (part: Buffer) => {
      said += part.toString();
      if (said.includes('is ready at')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
  });
