import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { describe, expect, test } from 'vitest';
import { api } from '../../src/contract/api.ts';
import { testSchool } from '../support/school.ts';

const require = createRequire(import.meta.url);

interface Operation {
  operationId: string;
  tags: string[];
  security: object[];
  responses: Record<string, { content?: Record<string, { examples?: Record<string, { value: object }> }> }>;
}
interface Document {
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: object };
}

const school = await testSchool({ PUBLIC_URL: 'https://school.example' });
const document: Document = (await school.app.inject({ url: '/api/docs/openapi.json' })).json();

const operation = (key: keyof typeof api) => {
  const [method = '', path = ''] = key.split(' ');
  const found = document.paths[`/api/v1${path}`]?.[method.toLowerCase()];
  if (!found) throw new Error(`${key} is not documented`);
  return found;
};

/** The names of a call's refusals, by status. */
const refusalsIn = (key: keyof typeof api) =>
  Object.fromEntries(
    Object.entries(operation(key).responses)
      .map(
        ([status, { content }]) =>
          [status, Object.keys(content?.['application/json']?.examples ?? {})] as const,
      )
      .filter(([, names]) => names.length > 0),
  );

test('the document holds every call of the API, each under a name of its own, and nothing else', () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const contract = Object.keys(api).map((key) => key.replace(' ', ' /api/v1'));
  expect(documented.toSorted()).toEqual(contract.toSorted());
  expect(operation('GET /childs/{id}/image').operationId).toBe('getChildsByIdImage');
  expect(operation('POST /users/register-child').operationId).toBe('postUsersRegisterChild');
});

test('the document says where the API is, and by which cookie a session travels', () => {
  expect(document.servers).toEqual([{ url: 'https://school.example' }]);
  expect(document.components.securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie', name: '__Host-kancil_session' },
  });
  expect(operation('GET /childs/{id}').security).toEqual([{ session: [] }]);
  expect(operation('GET /payment/price-list').security).toEqual([]);
});

describe('a call names every refusal that it may be given', () => {
  test.each([
    ['GET /payment/price-list', { 500: ['unexpected'], 503: ['part_down'] }],
    [
      'POST /childs/update-image',
      {
        400: ['unexpected_part'],
        401: ['not_signed_in'],
        403: ['not_allowed', 'foreign_origin'],
        404: ['not_found'],
        408: ['too_slow'],
        413: ['body_too_large', 'too_large', 'too_many_pixels'],
        415: ['wrong_kind_of_body', 'wrong_kind_of_file'],
        422: ['malformed_request', 'invalid_input'],
        429: ['too_many_uploads'],
        500: ['unexpected'],
        503: ['uploads_busy', 'part_down'],
        507: ['disk_full'],
      },
    ],
    [
      'POST /users/login',
      {
        401: ['wrong_password', 'second_factor_required'],
        403: ['foreign_origin', 'not_verified'],
        404: ['account_not_found'],
        408: ['too_slow'],
        413: ['body_too_large'],
        415: ['wrong_kind_of_body'],
        422: ['malformed_request', 'invalid_input', 'wrong_code'],
        429: ['too_many_tries'],
        500: ['unexpected'],
        503: ['part_down'],
        507: ['disk_full'],
      },
    ],
    [
      'POST /academic-year/reactivated',
      {
        401: ['not_signed_in'],
        403: ['not_allowed', 'second_factor_due', 'foreign_origin'],
        404: ['not_found'],
        408: ['too_slow'],
        409: ['changed_meanwhile', 'batch_finished'],
        413: ['body_too_large'],
        415: ['wrong_kind_of_body'],
        422: ['malformed_request', 'invalid_input'],
        500: ['unexpected'],
        503: ['part_down'],
        507: ['disk_full'],
      },
    ],
    [
      'GET /payment/qr-code/{orderId}',
      {
        401: ['not_signed_in'],
        403: ['not_allowed', 'second_factor_due'],
        404: ['not_found'],
        416: ['range_outside'],
        500: ['unexpected'],
        503: ['part_down'],
      },
    ],
    [
      'POST /payment/notification',
      {
        403: ['wrong_signature'],
        408: ['too_slow'],
        413: ['body_too_large'],
        415: ['wrong_kind_of_body'],
        422: ['malformed_request', 'invalid_input'],
        500: ['unexpected'],
        503: ['part_down'],
        507: ['disk_full'],
      },
    ],
  ] as const)('%s', (key, names) => {
    expect(refusalsIn(key)).toEqual(names);
  });

  test('with the answer that a caller gets', async () => {
    const { content } = operation('GET /users/session').responses['401'] ?? {};
    const { body } = await school.call('GET', '/users/session');
    expect(content?.['application/json']?.examples).toEqual({ not_signed_in: { value: body } });
  });
});

describe('strangers can read it', () => {
  test('swagger-parser finds it valid', async () => {
    await expect(SwaggerParser.validate(structuredClone(document) as never)).resolves.toBeDefined();
  });

  test('redocly finds no error, and warns of nothing but paths and answers that are as they should be', async () => {
    const { totals, problems } = await redoclyLint(document);
    expect(totals.errors).toBe(0);
    const expected = [
      // These paths are agreed, and the server tells them apart by their fixed parts: /childs/academic-year/{id} is
      // not /childs/{id}/image.
      'no-ambiguous-paths',
      // A call without any input, open to all, has nothing to refuse.
      'operation-4xx-response',
      // The link in a mail leads to a page.
      'operation-2xx-response',
    ];
    expect(problems.filter(({ ruleId }) => !expected.includes(ruleId))).toEqual([]);
  });
});

interface Report {
  totals: { errors: number };
  problems: { ruleId: string; message: string }[];
}

/** Runs `redocly lint` with its recommended rules; it asks nothing of the network. */
const redoclyLint = async (described: object): Promise<Report> => {
  const folder = await mkdtemp(join(tmpdir(), 'kancil-redocly-'));
  try {
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(described));
    const cli = require.resolve('@redocly/cli/bin/cli.js');
    const args = [cli, 'lint', 'openapi.json', '--extends', 'recommended', '--format', 'json'];
    const env = {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    };
    const output = await new Promise<string>((resolve) => {
      execFile(process.execPath, args, { cwd: folder, env, maxBuffer: 2 ** 26 }, (_error, stdout) =>
        resolve(stdout),
      );
    });
    return JSON.parse(output) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
