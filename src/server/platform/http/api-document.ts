import fastifySwagger from '@fastify/swagger';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** The page is the viewer's own bundle: it needs inline script and style, and still asks no other host. */
const VIEWER_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** OpenAPI of every endpoint, made from the definitions that validate, and a page at /api/docs to read it. */
export const apiDocument = async (app: FastifyInstance) => {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kancil English',
        version: '1',
        description: 'Every reply carries code and message; 200 and 201 are success.',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url?.startsWith('/api/docs'))
      reply.header('content-security-policy', VIEWER_POLICY);
  });
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: { title: 'Kancil English API', withDefaultFonts: false, telemetry: false },
  });
};
