import type { FastifyInstance } from 'fastify';
import { describe } from '../db/errors.ts';
import type { Log } from '../log.ts';

export interface Readiness {
  ready: boolean;
  parts: Record<string, string>;
}

/** Probes come every few seconds; an outage is logged once in this time, in milliseconds. */
const LOG_INTERVAL_MS = 60_000;

/** `/healthz`: the process lives. `/readyz`: requests can be served, and by which parts. */
export const healthRoutes = (
  app: FastifyInstance,
  readiness: () => Promise<Readiness>,
  { log, wallClock }: { log: Pick<Log, 'error'>; wallClock: { now(): Date } },
) => {
  let loggedAt = Number.NEGATIVE_INFINITY;
  const logFailure = (error: unknown) => {
    const now = wallClock.now().getTime();
    if (now - loggedAt < LOG_INTERVAL_MS) return;
    loggedAt = now;
    log.error(describe(error), 'the server is not ready');
  };
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const { ready, parts } = await readiness();
      return reply.code(ready ? 200 : 503).send(parts);
    } catch (error) {
      // The reason is logged only: probes are open to anybody.
      logFailure(error);
      return reply.code(503).send({ database: 'down' });
    }
  });
};
