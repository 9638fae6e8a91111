import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureOnMachine } from '../scripts/lib/machine.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { DEMO_PASSWORD, demoAdmin } from '../src/demo/people.ts';
import { freePort } from '../tests/support/free-port.ts';

const root = join(import.meta.dirname, '..');
/** The server as it is built. */
export const productFile = 'build/current/program/main.js';

export interface Measured {
  url: string;
  /** from the start of the process until it said that it was ready */
  readyAfterMs: number;
  /** resident memory now, in MiB */
  memory(): number;
  stop(): Promise<void>;
}

/** Runs a program of the project with Node until it says `is ready`, and stops it by its own process id. */
export const run = async (file: string, environment: Record<string, string>): Promise<Measured> => {
  const port = await freePort();
  const start = performance.now();
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await saysReady(child);
  return {
    url: `http://127.0.0.1:${port}`,
    readyAfterMs: performance.now() - start,
    memory: () => residentMemory(child.pid ?? 0),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        if (!child.kill('SIGTERM')) resolve();
      }),
  };
};

const saysReady = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (part: Buffer) => {
      if (part.toString().includes('is ready')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the program ended with ${code}`)));
  });

const residentMemory = (pid: number) => {
  const [, kib = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kib) / 1024);
};

export const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'kancil-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Measures on a PostgreSQL of its own. `start` starts a server on its database; the last one is stopped at the end. */
export const inSchool = (
  measure: (
    start: (environment?: Record<string, string>) => Promise<Measured>,
    databaseUrl: string,
    folder: string,
  ) => Promise<string[]>,
) =>
  inFolder(async (folder) => {
    const { postgres: programs } = await ensureOnMachine(['postgres']);
    const postgres = await startPostgres(programs, { asOperated: true });
    const started: Measured[] = [];
    const start = async (environment = {}) => {
      const server = await run(productFile, { DATA_DIR: folder, DATABASE_URL: postgres.url, ...environment });
      started.push(server);
      return server;
    };
    try {
      return await measure(start, postgres.url, folder);
    } finally {
      await started.at(-1)?.stop();
      await postgres.stop();
    }
  });

/** Signs somebody of the demo school in. @returns the cookie to send along */
export const signInTo = async (url: string, email: string): Promise<string> => {
  const login = await fetch(`${url}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, type: email === demoAdmin.email ? 1 : 2 }),
  });
  return (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
};

/** The time within which this share was answered, in whole milliseconds. */
export const percentile = (took: readonly number[], share: number) =>
  Math.round(took.toSorted((a, b) => a - b)[Math.ceil(took.length * share) - 1] ?? 0);
