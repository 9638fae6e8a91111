import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import { dayInJakarta, startOfDay } from '../domain/values/calendar-date.ts';
import { dueLetters } from './inbox/letters-wait.ts';
import type { Parts } from './parts.ts';
import { countByState } from './payments/count-by-state.ts';
import { timeouts } from './platform/http/timeouts.ts';
import type { Metrics } from './platform/metrics.ts';
import { someWorkerLives } from './workers.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Answers `GET /metrics` on a port of its own, which no visitor reaches (rule R312). A worker has it as well.
 * @returns what closes it
 */
export const serveMetrics = async (parts: Parts): Promise<() => Promise<void>> => {
  const { config, metrics } = parts;
  if (!config.metrics || !metrics) return async () => undefined;
  const { host, port, token } = config.metrics;
  const asked = token && digest(`Bearer ${token}`);
  const server = Fastify({ ...timeouts, logger: false });
  server.get('/metrics', async (request, reply) => {
    if (asked && !timingSafeEqual(asked, digest(request.headers.authorization ?? '')))
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply.header('content-type', metrics.contentType).send(await figures(parts, metrics));
  });
  await server.listen({ host, port });
  return () => server.close();
};

const figures = async (parts: Parts, metrics: Metrics): Promise<string> => {
  const { database } = parts;
  const { open, idle, waiting } = database.connections() ?? { open: 1, idle: 0, waiting: 0 };
  metrics.connections.set({ state: 'open' }, open);
  metrics.connections.set({ state: 'idle' }, idle);
  metrics.connections.set({ state: 'waiting' }, waiting);
  // What this process says of itself is there also while the database is not.
  await readDatabase(parts, metrics).catch(() => metrics.databaseFailed());
  return metrics.text();
};

const readDatabase = async ({ config, database, clock }: Parts, metrics: Metrics): Promise<void> => {
  const now = clock.now();
  const [letters, payments] = await Promise.all([
    dueLetters(database, now),
    countByState(database.db, startOfDay(dayInJakarta(now))),
  ]);
  metrics.lettersWaiting.set(letters.waiting);
  metrics.oldestLetter.set(letters.oldest ? (now.getTime() - letters.oldest.getTime()) / 1000 : 0);
  metrics.payments.reset();
  for (const { state, count } of payments) metrics.payments.set({ state }, count);
  const works = config.role !== 'web' || (await someWorkerLives(database));
  metrics.worker.set(works ? 1 : 0);
};
