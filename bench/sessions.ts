import { join } from 'node:path';
import { demoFamilies, DEMO_PASSWORD } from '../src/demo/people.ts';
import { ensureOnMachine } from '../scripts/lib/machine.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { inFolder, load, run } from './support.ts';

/** `GET /users/session` of one signed-in parent, 50 connections, on both databases. */
export const measureSessions = async () => {
  const embedded = await measure('embedded database', {});
  const postgres = await startPostgres((await ensureOnMachine(['postgres'])).postgres);
  try {
    return [embedded, await measure('PostgreSQL       ', { DATABASE_URL: postgres.url })];
  } finally {
    await postgres.stop();
  }
};

const measure = (name: string, environment: Record<string, string>) =>
  inFolder(async (folder) => {
    const server = await run('src/server/main.ts', { DATA_DIR: join(folder, 'school'), ...environment });
    try {
      const login = await fetch(`${server.url}/api/v1/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: demoFamilies[0]?.email, password: DEMO_PASSWORD }),
      });
      const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      const { perSecond, p50, p99, failed } = await load(`${server.url}/api/v1/users/session`, { cookie });
      return `GET /users/session, ${name}   ${perSecond}/s, p50 ${p50} ms, p99 ${p99} ms, ${failed} failed`;
    } finally {
      await server.stop();
    }
  });
