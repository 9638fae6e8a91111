import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What every answer carries. Pages bring their own content security policy; everything else may load nothing. */
export const securityHeaders = async (
  app: FastifyInstance,
  /** the pages at and below `recordsAt` may ask for the microphone */
  { https, recordsAt }: { https: boolean; recordsAt: string },
) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
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
