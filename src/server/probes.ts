import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { lettersWait } from './inbox/letters-wait.ts';
import { buildFolder, projectRoot } from './open-school.ts';
import type { Parts } from './parts.ts';
import { newestMigration } from './platform/db/migrations.ts';
import { diskGuard } from './platform/http/disk-guard.ts';
import { healthRoutes } from './platform/http/health.ts';
import { timeouts } from './platform/http/timeouts.ts';
import { someWorkerLives } from './workers.ts';

/** `/healthz` and `/readyz`. Without a worker visitors are still served: who waits for letters is told by `jobs`, as by `mail`. */
export const probes = (app: FastifyInstance, parts: Parts) => {
  const { config, database, log, wallClock } = parts;
  const disk = diskGuard(config.dataDir, config.diskReserveBytes, wallClock);
  const running = { version: versionOf(projectRoot, buildFolder), migration: newestMigration() };
  const ask = async () => {
    await database.ping();
    return { lettersWait: await lettersWait(database), jobs: await whereJobsRun(parts) };
  };
  const readiness = async (asked: Awaited<ReturnType<typeof ask>> | null) => {
    const room = await disk.low().then(
      (low) => (low ? 'low' : 'ok'),
      () => 'unreadable',
    );
    return {
      ready: asked !== null && room === 'ok',
      parts: {
        ...running,
        database: asked ? database.kind : 'down',
        payments: parts.payments.name,
        shipping: parts.shippingRates.name,
        meetings: parts.liveClasses.meetings?.name ?? 'pasted',
        mail: asked?.lettersWait ? 'waiting' : parts.mail.name,
        jobs: asked?.jobs ?? (config.role === 'web' ? 'unknown' : 'here'),
        files: parts.files.name,
        clock: parts.movableClock ? 'sandbox' : 'system',
        disk: room,
      },
    };
  };
  healthRoutes(app, readiness, ask, { log, wallClock });
};

/** What runs here: the version of package.json and, where it is known, the commit it was built of: `1.2.0+1a2b3c4`. */
const versionOf = (project: string, build: string): string => {
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { version: string };
  const file = join(build, 'commit');
  const commit = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return commit === '' ? version : `${version}+${commit}`;
};

const whereJobsRun = async ({ config, database }: Parts) => {
  if (config.role !== 'web') return 'here';
  return (await someWorkerLives(database)) ? 'worker' : 'no worker';
};

/** All that a worker serves (rule R311). */
export const workerApp = (parts: Parts): FastifyInstance => {
  const app = Fastify({ ...timeouts, logger: false, forceCloseConnections: 'idle' });
  probes(app, parts);
  return app;
};
