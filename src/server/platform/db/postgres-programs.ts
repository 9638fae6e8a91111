import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { DatabaseRefused } from './database-refused.ts';
import { type Dumped, describeDump } from './dumped.ts';

type Program = 'pg_dump' | 'pg_restore';

/**
 * Writes the database into a file as `pg_dump -Fc` does, while others go on writing.
 * @throws DatabaseRefused when the program is missing, is older than the server, or says why it cannot
 */
export const dumpPostgres = async (url: string, path: string): Promise<Dumped> => {
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    // What is counted and what is dumped is the same moment.
    await client.query('begin isolation level repeatable read, read only');
    const { rows } = await client.query<{ snapshot: string; version: string }>(
      `select pg_export_snapshot() as snapshot, current_setting('server_version') as version`,
    );
    const { snapshot = '', version = '' } = rows[0] ?? {};
    await refuseOlderProgram('pg_dump', Number.parseInt(version, 10));
    const dumped = await describeDump('postgres', (sql) => client.query(sql));
    const args = [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      '--no-comments',
      `--snapshot=${snapshot}`,
    ];
    const { child, ended } = run('pg_dump', url, args);
    await Promise.all([pipeline(child.stdout, createWriteStream(path, { mode: 0o600 })), ended]);
    return dumped;
  } finally {
    await client.end();
  }
};

/**
 * Reads such a file into an empty database: all of it or nothing, also when this process is killed.
 * @throws DatabaseRefused as `dumpPostgres` does
 */
export const restorePostgres = async (url: string, path: string): Promise<void> => {
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  const { child, ended } = run('pg_restore', url, args);
  // Through a pipe, which breaks when this process ends: the program then gives up. When the program ends first, it says why itself.
  const fed = pipeline(createReadStream(path), child.stdin).catch((error: NodeJS.ErrnoException) => {
    if (error.syscall === 'open' || error.syscall === 'read') throw error;
  });
  await Promise.all([fed, ended]);
};

/**
 * Everybody on the machine reads with which words a program was started, but not its environment. An address is read as the driver reads
 * it: the password may hold an @, and may stand behind the question mark, where it counts more.
 */
export const withoutPassword = (url: string): { url: string; password: string | null } => {
  const [, head = '', inFront, rest = ''] = /^([^:]+:\/\/[^:/?#]*)(?::([^/?#]*)(?=@))?(.*)$/s.exec(url) ?? [];
  const [place = '', query = ''] = rest.split(/\?(.*)/s);
  const others = query.split('&').filter((one) => one !== '' && !one.startsWith('password='));
  const behind = new URLSearchParams(query).get('password');
  return {
    url: `${head}${place}${others.length > 0 ? '?' : ''}${others.join('&')}`,
    password: behind || (inFront ? decodeURIComponent(inFront) : null),
  };
};

const run = (program: Program, url: string, args: readonly string[]) => {
  const { url: address, password } = withoutPassword(url);
  const child = spawn(program, [...args, `--dbname=${address}`], {
    // No setting is read here: the programs want PATH, and heed PGSSLROOTCERT and the like, as the driver does.
    env: { ...process.env, ...(password !== null && { PGPASSWORD: password }) },
  });
  const complaint = text(child.stderr);
  const ended = async () => {
    const [code] = (await once(child, 'close').catch((error: unknown) => {
      throw missing(program, error);
    })) as [number | null];
    const [line = `it ended with ${code}`] = (await complaint).split('\n').filter((one) => one !== '');
    if (code !== 0) throw new DatabaseRefused(`${program} does not succeed: ${line}`);
  };
  return { child, ended: ended() };
};

const missing = (program: Program, error: unknown): unknown =>
  (error as NodeJS.ErrnoException).code === 'ENOENT'
    ? new DatabaseRefused(
        `This machine has no program ${program}, which comes with PostgreSQL's client: apt-get install postgresql-client.`,
      )
    : error;

/** The program itself would only say that the versions do not fit. */
const refuseOlderProgram = async (program: Program, needed: number): Promise<void> => {
  const child = spawn(program, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]).catch((error: unknown) => {
    throw missing(program, error);
  });
  const found = Number(/\d+/.exec(said)?.[0]);
  if (found < needed)
    throw new DatabaseRefused(
      `${program} on this machine is version ${found}, older than PostgreSQL ${needed} of DATABASE_URL: install postgresql-client-${needed}.`,
    );
};
