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
