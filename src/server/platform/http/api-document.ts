import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type DocumentedApi, openApiOf } from './openapi.ts';

/** The viewer needs inline scripts and styles; other hosts stay blocked. */
const VIEWER_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const PREFIX = '/api/docs';
const addresses = ['', '/', '/openapi.json', '/openapi.yaml', '/js/scalar.js'].map(
  (rest) => `${PREFIX}${rest}`,
);

/**
 * Serves the OpenAPI document at /api/docs/openapi.json, and a page at /api/docs to read it. Who may not read it is
 * answered as if there were none. Viewer and document are made when they are first asked for: they hold 15 MB and take
 * a third of a second, and most servers are never asked.
 */
export const apiDocument = async (
  app: FastifyInstance,
  documented: DocumentedApi,
  mayRead: (request: FastifyRequest) => Promise<boolean>,
) => {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.routeOptions.url?.startsWith(PREFIX)) reply.header('content-security-policy', VIEWER_POLICY);
    done();
  });
  let made: Promise<FastifyInstance> | undefined;
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (await mayRead(request)) return undefined;
      reply.callNotFound();
      return reply;
    });
    for (const address of addresses) {
      scope.get(address, async (_request, reply) => {
        const viewer = await (made ??= makeViewer(documented));
        const { statusCode, headers, rawPayload, payload } = await viewer.inject(address);
        if (statusCode >= 500) throw new Error(`The viewer of the API answered ${statusCode}: ${payload}`);
        return reply
          .code(statusCode)
          .headers({ ...headers })
          .send(rawPayload.length > 0 ? rawPayload : undefined);
      });
    }
  });
};

/** A server of its own, because no route can be added to one that listens. */
const makeViewer = async (documented: DocumentedApi): Promise<FastifyInstance> => {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const viewer = Fastify();
  await viewer.register(scalar, {
    routePrefix: PREFIX,
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
  return viewer;
};
