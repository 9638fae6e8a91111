import fastify from 'fastify';
import { expect, test } from 'vitest';
import { permissionsPolicy, securityHeaders } from './security-headers.ts';

test('no answer may ask for the microphone but what says so itself', async () => {
  const app = fastify();
  securityHeaders(app, { https: false });
  app.get('/', () => 'a page');
  app.get('/lesson', (_request, reply) =>
    reply.header('permissions-policy', permissionsPolicy('(self)')).send('a page'),
  );
  const policyOf = async (url: string) =>
    String((await app.inject(url)).headers['permissions-policy']).split(', ');
  expect(await policyOf('/')).toEqual(expect.arrayContaining(['microphone=()', 'camera=()']));
  expect(await policyOf('/lesson')).toEqual(expect.arrayContaining(['microphone=(self)', 'camera=()']));
  await app.close();
});

test.each([
  [true, 'max-age=31536000'],
  [false, undefined],
])(
  'every answer has the fixed headers, and over https (%s) asks browsers to stay there',
  async (https, stays) => {
    const app = fastify();
    securityHeaders(app, { https });
    app.get('/', () => 'a page');
    for (let times = 0; times < 2; times += 1)
      expect((await app.inject('/')).headers).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        ...(stays && { 'strict-transport-security': stays }),
      });
    expect((await app.inject('/')).headers['strict-transport-security']).toBe(stays);
    await app.close();
  },
);
