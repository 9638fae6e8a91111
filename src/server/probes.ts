import Fastify, { type FastifyInstance } from 'fastify';
import { lettersWait } from './inbox/letters-wait.ts';
import { buildFolder, projectRoot } from './open-school.ts';
import type { Parts } from './parts.ts';
import { newestMigration } from './platform/db/migrations.ts';
import { diskGuard } from './platform/http/disk-guard.ts';
import { healthRoutes } from './platform/http/health.ts';
import { timeouts } from './platform/http/timeouts.ts';
import { versionOf } from './version.ts';
import { someWorkerLives } from './workers.ts';

/** `/healthz` and `/readyz`. Without a worker visitors are still served: who waits for letters is told by `jobs`, as by `mail`. */
export const probes = (app: FastifyInstance, parts: Parts) => {
  const { config, database, log, wallClock } = parts;
  const disk = diskGuard(config.dataDir, config.diskReserveBytes, wallClock);
  const running = { version: versionOf(projectRoot, buildFolder), migration: newestMigration() };
  const readiness = async (databaseAnswers: boolean) => {
    const room = await disk.low().then(
      (low) => (low ? 'low' : 'ok'),
      () => 'unreadable',
    );
    return {
      ready: databaseAnswers && room === 'ok',
      parts: {
        ...running,
        database: databaseAnswers ? database.kind : 'down',
        payments: parts.payments.name,
        shipping: parts.shippingRates.name,
        meetings: parts.liveClasses.meetings?.name ?? 'pasted',
        mail: databaseAnswers ? await orUnknown(mailOf(parts)) : parts.mail.name,
        jobs: await orUnknown(whereJobsRun(parts, databaseAnswers)),
        files: parts.files.name,
        clock: parts.movableClock ? 'sandbox' : 'system',
        disk: room,
      },
    };
  };
  healthRoutes(app, readiness, () => database.ping(), { log, wallClock });
};

/** A database that answers may still fail at a question, as while its tables change: no probe tells a stranger how. */
const orUnknown = (work: Promise<string>): Promise<string> => work.catch(() => 'unknown');

const mailOf = async ({ database, mail }: Parts) => ((await lettersWait(database)) ? 'waiting' : mail.name);

const whereJobsRun = async ({ config, database }: Parts, databaseAnswers: boolean) => {
  if (config.role !== 'web') return 'here';
  if (!databaseAnswers) return 'unknown';
  return (await someWorkerLives(database)) ? 'worker' : 'no worker';
};

/** All that a worker serves (rule R311). */
export const workerApp = (parts: Parts): FastifyInstance => {
  const app = Fastify({ ...timeouts, logger: false, forceCloseConnections: 'idle' });
  probes(app, parts);
  return app;
};
