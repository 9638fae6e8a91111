import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type DocumentedApi, openApiOf } from './openapi.ts';

/** The viewer needs inline scripts and styles; other hosts stay blocked. */
const VIEWER_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Serves the OpenAPI document at /api/docs/openapi.json, and a page at /api/docs to read it. Who may not read it is
 * answered as if there were none.
 */
export const apiDocument = async (
  app: FastifyInstance,
  documented: DocumentedApi,
  mayRead: (request: FastifyRequest) => Promise<boolean>,
) => {
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url?.startsWith('/api/docs'))
      reply.header('content-security-policy', VIEWER_POLICY);
  });
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (await mayRead(request)) return undefined;
      reply.callNotFound();
      return reply;
    });
    await scope.register(scalar, viewerOf(documented));
  });
};

const viewerOf = (documented: DocumentedApi) => ({
  routePrefix: '/api/docs' as const,
  configuration: {
    title: 'Kancil English API',
    content: openApiOf(documented),
    withDefaultFonts: false,
    telemetry: false,
    // Services of the viewer's maker, which the policy above would not let it reach.
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: 'never' as const,
  },
});
