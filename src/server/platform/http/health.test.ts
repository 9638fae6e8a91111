import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { healthRoutes } from './health.ts';

test('why the server is not ready is logged without its words, once a minute', async () => {
  const app = Fastify();
  const logged: object[] = [];
  let now = 0;
  healthRoutes(app, () => Promise.reject(new TypeError('sari@kancil.test is not here')), {
    log: { error: (details: object) => void logged.push(details) },
    wallClock: { now: () => new Date(now) },
  });
  for (now of [0, 5_000, 59_999, 60_000, 61_000]) {
    const answer = await app.inject({ url: '/readyz' });
    expect([answer.statusCode, answer.json()]).toEqual([503, { database: 'down' }]);
  }
  await app.close();
  expect(logged).toMatchObject([{ kind: 'TypeError' }, { kind: 'TypeError' }]);
  expect(JSON.stringify(logged)).not.toContain('sari');
});
