import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** What every answer carries. Pages bring their own content security policy; everything else may load nothing. */
export const securityHeaders = (app: FastifyInstance, { https }: { https: boolean }) => {
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
    if (!reply.hasHeader('permissions-policy')) reply.header('permissions-policy', permissionsPolicy('()'));
    done();
  });
};

/** What a page may ask its browser for: where one is signed in, a recording is made in the page. */
export const permissionsPolicy = (microphone: '()' | '(self)'): string =>
  `camera=(), microphone=${microphone}, geolocation=(), payment=(self)`;

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

/** Pictures and videos of the API are seen on pages; nobody should find its answers, or its document. */
const isForMachines = (url: string, type: string) =>
  url.startsWith('/api/') && !/^(image|video)\//.test(type);
