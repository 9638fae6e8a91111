import type { FastifyInstance } from 'fastify';
import { describe } from '../db/errors.ts';
import type { Log } from '../log.ts';

export interface Readiness {
  ready: boolean;
  parts: Record<string, string | number>;
}

interface HealthParts {
  log: Pick<Log, 'error'>;
  wallClock: { now(): Date };
  patience?: number;
}

/** Probes come every few seconds; an outage is logged once in this time, in milliseconds. */
const LOG_INTERVAL_MS = 60_000;

/** How long the database may take to answer a probe, in milliseconds: who asks has no longer patience. */
const PATIENCE_MS = 3_000;

/** Rejects when `work` takes longer than a probe waits. */
const inTime = async <T>(work: Promise<T>, patience: number): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), patience);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** `/healthz`: the process lives. `/readyz`: requests can be served, and by which parts. */
export const healthRoutes = <Asked>(
  app: FastifyInstance,
  /** `asked`: what the database has just answered; null when it failed at a question, or took too long */
  readiness: (asked: Asked | null) => Promise<Readiness>,
  ask: () => Promise<Asked>,
  { log, wallClock, patience = PATIENCE_MS }: HealthParts,
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
    // The reason is logged only: probes are open to anybody.
    const asked = await inTime(ask(), patience).catch((error: unknown) => (logFailure(error), null));
    const { ready, parts } = await readiness(asked);
    return reply.code(ready ? 200 : 503).send(parts);
  });
};
