import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** What every answer carries. Pages bring their own content security policy; everything else may load nothing. */
export const securityHeaders = (
  app: FastifyInstance,
  /** the pages at and below `recordsAt` may ask for the microphone */
  { https, recordsAt }: { https: boolean; recordsAt: string },
) => {
  // Not by @fastify/helmet, which builds this anew for every request and keeps 10 kB of each until the next full collection.
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', (request, reply, done) =>
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined)),
  );
  app.addHook('onSend', async (request, reply) => {
    if (isForMachines(request.url, String(reply.getHeader('content-type') ?? '')))
      reply.header('x-robots-tag', 'noindex');
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    const microphone = isAtOrBelow(request.url, recordsAt) ? '(self)' : '()';
    reply.header('permissions-policy', `camera=(), microphone=${microphone}, geolocation=(), payment=(self)`);
  });
};

const isAtOrBelow = (url: string, path: string) => {
  const [asked = ''] = url.split('?');
  return asked === path || asked.startsWith(`${path}/`);
};

/** Pictures and videos of the API are seen on pages; nobody should find its answers, or its document. */
const isForMachines = (url: string, type: string) =>
  url.startsWith('/api/') && !/^(image|video)\//.test(type);
