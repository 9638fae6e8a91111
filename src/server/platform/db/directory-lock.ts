import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import * as net from 'node:net';
import * as os from 'node:os';
import * as path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Longest socket path that every system accepts. */
const MAX_SOCKET_BYTES = 100;
/** How long another process that found the same stale socket may need to remove ours, in milliseconds. */
const RACE_WINDOW_MS = 100;

/** The directory is another process's. */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
}

/**
 * Locks a directory for this process while it lives. The lock is a listening local socket, because the kernel releases it
 * however the process ends. It does not work over a network file system.
 * @returns unlocks
 * @throws DirectoryInUse when another process has it
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  const address = socketFor(directory);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const server = await listen(address);
    if (server && (attempt === 0 || (await isStillOurs(address)))) return () => server.close();
    server?.close();
    if (await isAlive(address)) {
      throw new DirectoryInUse(
        `The database in ${directory} is in use by another process. Stop that one first.`,
      );
    }
    fs.rmSync(address, { force: true });
  }
  throw new DirectoryInUse(
    `The database in ${directory} could not be locked: another process is starting on it.`,
  );
}

function socketFor(directory: string): string {
  const name = `kancil-${createHash('sha256').update(fs.realpathSync(directory)).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = path.join(directory, 'lock.sock');
  return Buffer.byteLength(inside) <= MAX_SOCKET_BYTES ? inside : path.join(os.tmpdir(), `${name}.sock`);
}

function listen(address: string): Promise<net.Server | undefined> {
  const server = net.createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => resolve(server.unref()));
  });
}

/** Two processes may both find a stale socket, and the slower one then removes the new socket of the faster one. */
async function isStillOurs(address: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const before = fs.statSync(address, { throwIfNoEntry: false })?.ino;
  await wait(RACE_WINDOW_MS);
  return before !== undefined && fs.statSync(address, { throwIfNoEntry: false })?.ino === before;
}

function isAlive(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
