import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { healthRoutes } from './health.ts';

const probed = (ask: () => Promise<true>, now: () => number = () => 0) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const logged: object[] = [];
  const readiness = async (answers: true | null) => ({
    ready: answers !== null,
    parts: { database: answers ? 'postgres' : 'down', disk: 'ok' },
  });
  healthRoutes(app, readiness, ask, {
    log: { error: (details: object) => void logged.push(details) },
    wallClock: { now: () => new Date(now()) },
    patience: 20,
  });
  const ready = async () => {
    const answer = await app.inject({ url: '/readyz' });
    return [answer.statusCode, answer.json()];
  };
  return { ready, logged };
};

test('a server whose database answers is ready', async () => {
  const { ready, logged } = probed(async () => true);
  expect(await ready()).toEqual([200, { database: 'postgres', disk: 'ok' }]);
  expect(logged).toEqual([]);
});

test('a database that never answers is said in time, beside the parts that are well', async () => {
  const { ready } = probed(() => new Promise(() => undefined));
  expect(await ready()).toEqual([503, { database: 'down', disk: 'ok' }]);
});

test('why the server is not ready is logged without its words, once a minute', async () => {
  let now = 0;
  const { ready, logged } = probed(
    () => Promise.reject(new TypeError('sari@kancil.test is not here')),
    () => now,
  );
  for (now of [0, 5_000, 59_999, 60_000, 61_000])
    expect(await ready()).toEqual([503, { database: 'down', disk: 'ok' }]);
  expect(logged).toMatchObject([{ kind: 'TypeError' }, { kind: 'TypeError' }]);
  expect(JSON.stringify(logged)).not.toContain('sari');
});
