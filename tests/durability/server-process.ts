import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { type StartedServer, startServer as startPlainly } from '../support/started-server.ts';

const volatileDisk = new URL('volatile-disk.mjs', import.meta.url).href;

/** What a server keeps its school in: a folder, and a PostgreSQL when one is named. */
export interface Place {
  dataDir: string;
  shadowDir: string;
  databaseUrl?: string;
}

export type Server = Pick<StartedServer, 'process' | 'url'>;

const living = new Set<ChildProcess>();

/** The server in its own data folder; on a `volatile` disk a power cut can follow. */
export const startServer = (
  place: Place,
  disk: 'real' | 'volatile' = 'real',
  more: Record<string, string> = {},
): Promise<Server> =>
  startPlainly(
    { ...settings(place), ...more },
    {
      nodeOptions: disk === 'volatile' ? ['--import', volatileDisk] : [],
      spawned: (child) => living.add(child),
    },
  );

const settings = ({ dataDir, shadowDir, databaseUrl = '' }: Place) => ({
  DATA_DIR: dataDir,
  SHADOW_DIR: shadowDir,
  DATABASE_URL: databaseUrl,
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
