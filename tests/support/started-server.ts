import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '../..');

export interface StartedServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts the product as `npm start` does, which builds the pages when needed; waits until it says that it is ready. */
export const startByScript = async (environment: Record<string, string>): Promise<StartedServer> => {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, DISK_RESERVE_MB: '1', LOG_LEVEL: 'error', ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
};
