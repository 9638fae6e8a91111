import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printable } from './platform/db/errors.ts';

/** A Unix socket's address may not be longer than this on any system we know. */
const MAX_SOCKET_PATH = 100;

const isWindows = process.platform === 'win32';

const socketOf = (dataDir: string) => {
  const path = join(dataDir, 'control.sock');
  if (!isWindows && Buffer.byteLength(path) <= MAX_SOCKET_PATH) return path;
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16);
  return isWindows ? `\\\\.\\pipe\\kancil-${name}` : join(ownFolder(), `${name}.sock`);
};

/**
 * This user's folder among everybody's temporary files, for the socket of a data folder with a long name.
 * @throws when somebody else has taken its name, who could listen there and hear the commands
 */
export const ownFolder = (parent = tmpdir(), user = process.getuid?.() ?? 0): string => {
  const folder = join(parent, `kancil-${user}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== user || (found.mode & 0o077) !== 0)
    throw new Error(`${folder} must be a folder that belongs to this user alone. Choose a shorter DATA_DIR.`);
  return folder;
};

/** What a command answers: text for the terminal, and what a command that goes on has to know. */
export interface Answer {
  ok: boolean;
  says: string;
  found?: unknown;
}

/** The commands that the running server executes. */
export type Commands = Record<string, (argument: unknown) => Promise<Answer>>;

/**
 * Lets commands on this machine reach the server that holds the data folder: a socket that only its owner may open.
 * The caller must hold the lock of the embedded database, so that a left-over socket is nobody's.
 */
export const listenForCommands = async (
  dataDir: string,
  commands: Commands,
): Promise<() => Promise<void>> => {
  const socket = socketOf(dataDir);
  rmSync(socket, { force: true });
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const answer = (status: number, body: unknown) => {
        outgoing.writeHead(status).end(JSON.stringify(body));
      };
      runCommand(commands, (incoming.url ?? '').slice(1), Buffer.concat(parts).toString()).then(
        (result) => answer(200, result),
        (error: unknown) => answer(500, { ok: false, says: printable(error) }),
      );
    });
  });
  const before = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(socket, resolve);
    });
  } finally {
    process.umask(before);
  }
  if (!isWindows) chmodSync(socket, 0o600);
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
};

const runCommand = async (commands: Commands, name: string, argument: string) => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return { ok: false, says: 'the running server does not know this command' };
  return command(JSON.parse(argument || 'null'));
};

/** @returns null when no server holds the data folder */
export const askRunningServer = (
  dataDir: string,
  command: string,
  argument: unknown,
): Promise<Answer | null> =>
  new Promise((resolve, reject) => {
    if (!existsSync(dataDir)) return resolve(null);
    const asking = request(
      { socketPath: socketOf(dataDir), path: `/${command}`, method: 'POST', agent: false },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () => resolve(JSON.parse(Buffer.concat(parts).toString()) as Answer));
      },
    );
    asking.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    );
    return asking.end(JSON.stringify(argument));
  });
