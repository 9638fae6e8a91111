import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { OpenDatabase } from '../../src/server/platform/db/database.ts';
import { lockDirectory } from '../../src/server/platform/db/directory-lock.ts';
import { migrationsFolder } from '../../src/server/platform/db/migrations.ts';
import { openDatabase } from '../../src/server/platform/db/open.ts';
import { migratedSnapshot, migrationsFingerprint } from './migrated-snapshot.ts';

const modules = path.resolve(migrationsFolder, '../node_modules');
const cache = path.join(modules, '.cache/kancil');

/**
 * A migrated, empty database for one test file; close it at the end. On the PostgreSQL of TEST_DATABASE_URL (a user who
 * may create databases) when that is set, else embedded in memory.
 */
export async function freshDatabase(): Promise<OpenDatabase> {
  const admin = process.env['TEST_DATABASE_URL'];
  if (admin) return fromTemplate(admin);
  return openDatabase({ memory: new Blob([fs.readFileSync(await snapshotFile())]) });
}

/** Made once per set of migrations, also when several test workers ask at the same time. */
async function snapshotFile(): Promise<string> {
  const file = path.join(cache, `database-${engineVersion()}-${migrationsFingerprint()}.tar`);
  if (fs.existsSync(file)) return file;
  const place = `${file}.lock`;
  fs.mkdirSync(place, { recursive: true });
  const unlock = await oneAtATime(place);
  try {
    if (!fs.existsSync(file)) await writeSnapshot(file);
  } finally {
    unlock();
  }
  return file;
}

function engineVersion(): string {
  const description = fs.readFileSync(path.join(modules, '@electric-sql/pglite/package.json'), 'utf8');
  return (JSON.parse(description) as { version: string }).version;
}

async function writeSnapshot(file: string): Promise<void> {
  const snapshot = await migratedSnapshot();
  const part = `${file}.${process.pid}`;
  fs.writeFileSync(part, new Uint8Array(await snapshot.arrayBuffer()));
  fs.renameSync(part, file);
  // 40 MB each: those of earlier migrations are not needed again.
  const others = fs.readdirSync(cache).filter((name) => name.startsWith('database-'));
  for (const name of others) {
    if (!name.startsWith(path.basename(file))) fs.rmSync(path.join(cache, name), { recursive: true });
  }
}

async function oneAtATime(place: string): Promise<() => void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const unlock = await lockDirectory(place).catch(() => undefined);
    if (unlock) return unlock;
    await wait(200);
  }
  throw new Error(`Another process has been making the test snapshot for a minute: ${place}`);
}

async function fromTemplate(admin: string): Promise<OpenDatabase> {
  const name = `kancil_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(admin, async (client) => {
    const template = await templateDatabase(admin, client);
    await client.query(`create database ${name} template ${template}`);
  });
  const database = await openDatabase({ url: urlOf(admin, name) });
  const close = async () => {
    await database.close();
    await asAdmin(admin, (client) => client.query(`drop database if exists ${name} with (force)`));
  };
  return { ...database, close };
}

/** The session's advisory lock also keeps two tests from copying the template while a third one makes it. */
async function templateDatabase(admin: string, client: Client): Promise<string> {
  const template = `kancil_template_${migrationsFingerprint()}`;
  await client.query(`select pg_advisory_lock(hashtextextended('kancil template', 0))`);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount) return template;
  const part = `${template}_part`;
  await client.query(`drop database if exists ${part} with (force)`);
  await client.query(`create database ${part} template template0 encoding 'UTF8'`);
  const database = await openDatabase({ url: urlOf(admin, part) });
  try {
    await database.migrate();
  } finally {
    await database.close();
  }
  await client.query(`alter database ${part} rename to ${template}`);
  return template;
}

async function asAdmin<T>(admin: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: admin });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(admin: string, database: string): string {
  const url = new URL(admin);
  url.pathname = `/${database}`;
  return url.href;
}
