import * as z from 'zod/mini';
import {
  type Contract,
  type EndpointKey,
  type EndpointShape,
  type UploadPart,
  fieldsOfBody,
} from '../../../contract/endpoint.ts';
import { type RefusalName, refusals } from '../../../contract/refusals.ts';
import { type Tag, tags } from '../../../contract/tags.ts';
import { Refusal, envelope } from './answers.ts';
import { type Method, answersFile, refusalsOfCall } from './call-refusals.ts';
import { type JsonSchema, schemaCollector } from './json-schema.ts';
import type { Wording } from './wording.ts';

export interface DocumentedApi {
  contract: Contract;
  /** where the API is reached, without a path */
  publicUrl: string;
  /** the name of the cookie that carries a session */
  sessionCookie: string;
  wording: Wording;
}

const API = '/api/v1';
const Envelope = z.object(envelope).register(z.globalRegistry, { id: 'Envelope' });

const about = `The API of Kancil English. Its pages use it and nothing else.

Every answer is JSON with \`code\`, which is the HTTP status, and \`message\`, in English or Indonesian: in that of
the header \`Kancil-Language\`, \`en\` or \`id\`, else of the account, else of the cookie \`kancil_language\`, else of \`Accept-Language\`. Files and redirects are the exception.
200 and 201 are success. Anything else is a refusal: \`error\` is its name, described here with each call; a refused input
also carries \`errors\`, a message for each field.

A session begins with \`POST /users/login\` and travels in a cookie. Calls that change something are taken from this
site's own pages and from programs, which send neither \`Origin\` nor \`Sec-Fetch-Site\`; from other sites they are refused.

A program comes with a token that an owner made: \`Authorization: Bearer kc_…\`, never in the address. It opens the calls that say so here.
Its cookies are not looked at. Those that ask for \`orders:read\` are also open to \`read\`; \`orders:write\` changes orders. Beyond 600 calls in ten minutes it is told when to come again.

Owners have programs told what happens by webhooks, as Standard Webhooks has it: \`payment.settled\`, \`payment.reversed\`, \`payment.refunded\`,
\`enrolment.started\`, \`order.shipped\`, each \`{type, timestamp, data}\` with ids and a state in \`data\`. They come in any order, now and
then twice with the same \`webhook-id\`, and eight times within a day until they are answered with 200 to 299.

Dates are \`YYYY-MM-DD\` and days in Jakarta (UTC+7), instants are ISO 8601 in UTC, money is whole rupiah.`;

const whoCalls = {
  guest: 'Open to all.',
  parent: 'For a signed-in parent, about its own.',
  member: 'For a signed-in parent about its own, or staff that deal with families (owner, clerk).',
  family: 'For a signed-in parent about its own, or an owner.',
  tutor: 'For owners and teachers.',
  anybody: 'For whoever is signed in, about the own account.',
  owner: 'For owners.',
  clerk: 'For owners and clerks.',
  teacher: 'For all of the staff.',
} as const satisfies Record<EndpointShape['who'], string>;

/** The OpenAPI document of every endpoint of a contract, made of the definitions that validate. */
export const openApiOf = ({ contract, publicUrl, sessionCookie, wording }: DocumentedApi): JsonSchema => {
  const { components, schemaOf } = schemaCollector();
  const describe = describeWith(schemaOf, wording);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const used = new Set<Tag>();
  for (const [key, shape] of Object.entries(contract) as [EndpointKey, EndpointShape][]) {
    const [method, path] = key.split(' ') as [Method, string];
    used.add(shape.tag);
    (paths[`${API}${path}`] ??= {})[method.toLowerCase()] = describe(key, shape);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kancil English',
      version: '1',
      description: about,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-rights-reserved' },
    },
    servers: [{ url: publicUrl }],
    tags: [...used].map((name) => ({ name, description: tags[name] })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'Set by `POST /users/login`.',
        },
        token: { type: 'http', scheme: 'bearer', description: 'Made by an owner for one program.' },
      },
      schemas: components,
    },
  };
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Chosen by the caller for one creation and kept through its retries: within 24 hours a repeat creates nothing more and gets what the first one created, as it stands now, or the first answer where nothing can be read again.',
  schema: { type: 'string', minLength: 16, maxLength: 64 },
};

type SchemaOf = ReturnType<typeof schemaCollector>['schemaOf'];

const describeWith = (schemaOf: SchemaOf, wording: Wording) => (key: EndpointKey, shape: EndpointShape) => {
  const [method] = key.split(' ') as [Method, string];
  const parameters = [
    ...parametersOf('path', shape.params, schemaOf),
    ...parametersOf('query', shape.query, schemaOf),
    ...(shape.creates ? [idempotencyKey] : []),
  ];
  const requestBody = bodyOf(shape, schemaOf);
  return {
    operationId: operationIdOf(key),
    summary: shape.summary,
    description: shape.token
      ? `${whoCalls[shape.who]} For programs by a token: ${shape.token}.`
      : whoCalls[shape.who],
    tags: [shape.tag],
    security: shape.who === 'guest' ? [] : [{ session: [] }, ...(shape.token ? [{ token: [] }] : [])],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      ...successOf(shape, schemaOf),
      ...refusalsOf(method, shape, schemaOf, wording),
    },
  };
};

/** `GET /childs/{id}/image` is getChildsByIdImage. */
const operationIdOf = (key: EndpointKey): string =>
  key
    .replaceAll(/\{(\w+)\}/g, 'by-$1')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase());

const parametersOf = (place: 'path' | 'query', fields: z.ZodMiniObject | undefined, schemaOf: SchemaOf) => {
  if (!fields) return [];
  const { properties = {}, required = [] } = schemaOf(fields, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
};

const bodyOf = ({ body, upload, bytes }: EndpointShape, schemaOf: SchemaOf) => {
  if (bytes)
    return { required: true, content: { 'application/octet-stream': { schema: bytesSchema(bytes) } } };
  const fields = body && schemaOf(body, 'input');
  if (!upload) return fields && { required: true, content: { 'application/json': { schema: fields } } };
  const parts = Object.entries(upload);
  const files = {
    type: 'object',
    properties: Object.fromEntries(parts.map(([name, part]) => [name, fileSchema(part)])),
    required: parts.filter(([, part]) => part.required).map(([name]) => name),
  };
  const form = {
    schema: fields ? { allOf: [fields, files] } : files,
    encoding: Object.fromEntries(parts.map(([name, { kind }]) => [name, { contentType: `${kind}/*` }])),
  };
  const withoutFiles = files.required.length === 0 && fields;
  return {
    required: true,
    content: {
      'multipart/form-data': form,
      ...(withoutFiles && { 'application/json': { schema: fields } }),
    },
  };
};

const fileSchema = ({ kind, maxBytes }: UploadPart) => ({
  type: 'string',
  contentMediaType: `${kind}/*`,
  description: `The file, at most ${maxBytes} bytes`,
});

const bytesSchema = ({ maxBytes }: { maxBytes: number }) => ({
  type: 'string',
  contentMediaType: 'application/octet-stream',
  description: `At most ${maxBytes} bytes`,
});

const successOf = (shape: EndpointShape, schemaOf: SchemaOf): Record<number, JsonSchema> => {
  if (shape.answers === 'redirect') {
    const Location = { description: 'The page', schema: { type: 'string', format: 'uri-reference' } };
    return { 303: { description: 'Goes on to a page', headers: { Location } } };
  }
  if (shape.answers === 'calendar')
    return {
      200: { description: 'The calendar', content: { 'text/calendar': { schema: { type: 'string' } } } },
      304: { description: 'The calendar has not changed since the `ETag` that was sent' },
    };
  if (shape.answers === 'archive')
    return { 200: { description: 'The archive', content: { 'application/zip': {} } } };
  if (shape.answers === 'pdf')
    return { 200: { description: 'The document', content: { 'application/pdf': {} } } };
  if (shape.answers === 'spreadsheet')
    return { 200: { description: 'The table', content: { 'text/csv': { schema: { type: 'string' } } } } };
  if (answersFile(shape)) {
    const content = { [`${shape.answers}/*`]: {} };
    return {
      200: { description: 'The file', content },
      206: { description: 'The range asked for', content },
      ...(shape.answers !== 'image' && {
        302: { description: 'Another address gives the file, for five minutes; ask here again afterwards' },
      }),
    };
  }
  const empty = schemaOf(Envelope, 'output');
  const schema = shape.reply ? { allOf: [empty, schemaOf(shape.reply, 'output')] } : empty;
  const status = shape.status ?? 200;
  const description = status === 201 ? 'Made' : 'Done';
  return { [status]: { description, content: { 'application/json': { schema } } } };
};

const refusalsOf = (method: Method, shape: EndpointShape, schemaOf: SchemaOf, wording: Wording) => {
  const schema = schemaOf(Refusal, 'output');
  const responses = [...refusalsOfCall(method, shape)].map(([status, names]) => {
    const examples = Object.fromEntries(
      names.map((name) => [name, { value: exampleOf(name, shape, wording) }]),
    );
    const headers = status === 429 && { headers: { 'Retry-After': RETRY_AFTER } };
    const description = names.map((name) => `\`${name}\``).join(', ');
    return [status, { description, ...headers, content: { 'application/json': { schema, examples } } }];
  });
  return Object.fromEntries(responses) as Record<number, JsonSchema>;
};

const RETRY_AFTER = { description: 'Seconds until the next try', schema: { type: 'integer' } };

/** A refusal as it is answered in English. */
const exampleOf = (name: RefusalName, shape: EndpointShape, wording: Wording) => {
  const field = name === 'invalid_input' ? fieldsOf(shape)[0] : undefined;
  const problem = field && wording.field('en', field, 'invalid');
  return {
    code: refusals[name],
    message: problem ?? wording.refusal('en', name),
    error: name,
    ...(field && { errors: { [field]: problem } }),
  };
};

const fieldsOf = ({ query, body, upload }: EndpointShape): string[] => [
  ...Object.keys(query?.def.shape ?? {}),
  ...fieldsOfBody(body),
  ...Object.keys(upload ?? {}),
];
