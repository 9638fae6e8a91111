import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../tests/support/free-port.ts';

const root = join(import.meta.dirname, '..');
/** The server as it is built. */
export const productFile = 'build/program/main.js';
export const MIB = 1024 * 1024;

/** What a video file begins with. */
export const videoBeginning = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmp42\0\0\0\0mp42isom'),
]);

export interface Measured {
  url: string;
  /** from the start of the process until it said that it was ready */
  readyAfterMs: number;
  /** resident memory now, in MiB */
  memory(): number;
  /** the processor's time that it has taken so far, of all its threads, in milliseconds */
  processorMs(): number;
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
    processorMs: () => processorTime(child.pid ?? 0),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
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

/** Linux counts it in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/** What follows the name in brackets, which may hold spaces, begins with field 3; user and system time are 14 and 15. */
const processorTime = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
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

/** 50 connections for ten seconds, after three that do not count. */
export const load = async (url: string, headers: Record<string, string> = {}) => {
  await autocannon({ url, connections: 50, duration: 3, headers });
  const result = await autocannon({ url, connections: 50, duration: 10, headers });
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
};

/** How a load is printed. */
export const loadLine = (what: string, { perSecond, p50, p99, failed }: Awaited<ReturnType<typeof load>>) =>
  `${what}   ${perSecond}/s, p50 ${p50} ms, p99 ${p99} ms, ${failed} failed`;
