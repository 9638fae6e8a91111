import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { freePort } from '../support/free-port.ts';

const root = path.join(import.meta.dirname, '../..');
const volatileDisk = new URL('volatile-disk.mjs', import.meta.url).href;

/** What a server keeps its school in: a folder, and a PostgreSQL when one is named. */
export interface Place {
  dataDir: string;
  shadowDir: string;
  databaseUrl?: string;
}

export interface Server {
  process: ChildProcess;
  url: string;
}

const living = new Set<ChildProcess>();

/** The product as it is started by `npm start`, in its own data folder; on a `volatile` disk a power cut can follow. */
export const startServer = async (place: Place, disk: 'real' | 'volatile' = 'real'): Promise<Server> => {
  const port = await freePort();
  const args = [...(disk === 'volatile' ? ['--import', volatileDisk] : []), 'src/server/main.ts'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...settings(place), NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  living.add(child);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      if (said.includes('is ready at')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(`the server ended before it was ready\n${said}`)));
  });
  return { process: child, url: `http://127.0.0.1:${port}` };
};

const settings = ({ dataDir, shadowDir, databaseUrl = '' }: Place) => ({
  DATA_DIR: dataDir,
  SHADOW_DIR: shadowDir,
  DATABASE_URL: databaseUrl,
  DISK_RESERVE_MB: '1',
  LOG_LEVEL: 'silent',
  RATE_REGISTRATION: '100000',
  RATE_SIGN_IN: '100000',
  RATE_SIGN_IN_ADDRESS: '100000',
  RATE_MAILS_ADDRESS: '100000',
});

export const killServer = async ({ process: child }: Pick<Server, 'process'>) => {
  living.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
};

/** Whatever a test left running. */
export const killServers = () => Promise.all([...living].map((child) => killServer({ process: child })));

/** What was not flushed is gone. */
export const cutThePower = ({ dataDir, shadowDir }: Place) => {
  fs.rmSync(dataDir, { recursive: true });
  fs.renameSync(shadowDir, dataDir);
};
