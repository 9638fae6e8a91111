import type { FastifyInstance } from 'fastify';

export interface Readiness {
  ready: boolean;
  parts: Record<string, string>;
}

/** `/healthz`: the process lives. `/readyz`: requests can be served, and by which parts. */
export const healthRoutes = (app: FastifyInstance, readiness: () => Promise<Readiness>) => {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const { ready, parts } = await readiness();
      return reply.code(ready ? 200 : 503).send(parts);
    } catch {
      // Why it does not answer is in the log of whoever asked it for real; a probe only needs the fact.
      return reply.code(503).send({ database: 'down' });
    }
  });
};
