import fastify from 'fastify';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

test.each([
  ['/admin', 'microphone=(self)'],
  ['/admin/placement-test?form=B', 'microphone=(self)'],
  ['/administration', 'microphone=()'],
  ['/', 'microphone=()'],
  ['/placement-test/7?from=/admin/', 'microphone=()'],
  ['/api/v1/admin/', 'microphone=()'],
])('the back office alone may ask for the microphone: %s', async (url, allowed) => {
  const app = fastify();
  securityHeaders(app, { https: false, recordsAt: '/admin' });
  app.get('*', () => 'a page');
  const { headers } = await app.inject(url);
  const policy = String(headers['permissions-policy']).split(', ');
  expect(policy).toContain(allowed);
  expect(policy).toContain('camera=()');
  await app.close();
});

test.each([
  [true, 'max-age=31536000'],
  [false, undefined],
])(
  'every answer has the fixed headers, and over https (%s) asks browsers to stay there',
  async (https, stays) => {
    const app = fastify();
    securityHeaders(app, { https, recordsAt: '/admin' });
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
