import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** What every answer carries. Pages bring their own content security policy; everything else may load nothing. */
export const securityHeaders = (
  app: FastifyInstance,
  /** the pages at and below `recordsAt` may ask for the microphone */
  { https, recordsAt }: { https: boolean; recordsAt: string },
) => {
  const fixed = headersOf({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of fixed) reply.raw.setHeader(name, value);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isForMachines(request.url, String(reply.getHeader('content-type') ?? '')))
      reply.header('x-robots-tag', 'noindex');
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    const microphone = isAtOrBelow(request.url, recordsAt) ? '(self)' : '()';
    reply.header('permissions-policy', `camera=(), microphone=${microphone}, geolocation=(), payment=(self)`);
    done();
  });
};

/**
 * The headers that helmet sets, asked for once: with these options they depend on no request. Not by @fastify/helmet, which
 * builds its middleware anew for every request and keeps 10 kB of each until the next full collection.
 */
const headersOf = (options: HelmetOptions): readonly (readonly [string, string])[] => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, (error) => {
    if (error) throw error as Error;
  });
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
};

const isAtOrBelow = (url: string, path: string) => {
  const [asked = ''] = url.split('?');
  return asked === path || asked.startsWith(`${path}/`);
};

/** Pictures and videos of the API are seen on pages; nobody should find its answers, or its document. */
const isForMachines = (url: string, type: string) =>
  url.startsWith('/api/') && !/^(image|video)\//.test(type);
