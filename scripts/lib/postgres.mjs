// A PostgreSQL server for one test run: own folder, own port on the loopback address, gone afterwards.
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { Advice } from './project.mjs';
import { run } from './run.mjs';

const idOf = async (flag) => Number((await run('id', [flag, 'postgres'], { show: false })).output);

/** PostgreSQL refuses to run as root, so root runs it as the user that Debian's package made. */
async function userOf() {
  if (process.getuid() !== 0) return {};
  const [uid, gid] = [await idOf('-u'), await idOf('-g')];
  if (!uid) {
    throw new Advice(
      'As root, the tests run PostgreSQL as the system user `postgres`, which is missing: useradd -r postgres',
    );
  }
  return { uid, gid };
}

/**
 * Starts it and gives { url, stop }.
 * @param options.asOperated run as the README has it on the machine of the server: reached by its socket, and scheduled so that
 *   it does not interrupt who asks it
 */
export async function startPostgres(bin, { asOperated = false } = {}) {
  const user = await userOf();
  // Root's own TMPDIR may be closed to the other user; /tmp is open to all.
  const folder = mkdtempSync(join(user.uid ? '/tmp' : tmpdir(), 'kancil-postgres-'));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  // C messages and no PG… settings of the caller's.
  const env = { PATH: process.env.PATH, LC_ALL: 'C' };
  const command = (name, args, { scheduledAsBatch = false } = {}) => {
    const [program, ...words] = [
      ...(scheduledAsBatch ? ['chrt', '--batch', '0'] : []),
      join(bin, name),
      ...args,
    ];
    return run(program, words, { ...user, env, cwd: folder, show: false });
  };

  const stop = async () => {
    await command('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w']);
    rmSync(folder, { recursive: true, force: true });
  };
  const must = async (name, args, options) => {
    const { code, output } = await command(name, args, options);
    if (code === 0) return;
    const logged = await run('cat', [log], { show: false });
    await stop();
    throw new Advice(`${output}${logged.output}\nPostgreSQL did not start (${name}).`);
  };

  await must('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
  const port = await freePort();
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories='${asOperated ? folder : ''}'`,
    '-c max_connections=200',
    // Tests kill servers of the school, never this one nor the machine: what waits for no disk takes two thirds of the time.
    '-c fsync=off',
    '-c full_page_writes=off',
  ].join(' ');
  await must('pg_ctl', ['start', '-D', data, '-l', log, '-w', '-t', '60', '-o', settings], {
    scheduledAsBatch: asOperated,
  });
  const url = asOperated
    ? `postgres://postgres@/postgres?host=${folder}&port=${port}`
    : `postgres://postgres@127.0.0.1:${port}/postgres`;
  return { url, stop };
}
