import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { inProcessApi } from '../pages/in-process-api.ts';
import { requestId } from './request-id.ts';

const ask = async (headers: Record<string, string>) => {
  const app = Fastify({ genReqId: requestId });
  app.get('/api/v1/inner', (request) => ({ id: request.id }));
  app.get('/page', (request) => {
    const send = inProcessApi(app, request, { language: 'en', shared: false, cookies: [] });
    return send('GET', '/api/v1/inner').then(({ answer }) => ({
      page: request.id,
      api: (answer as { id: string }).id,
    }));
  });
  const { page, api } = (await app.inject({ url: '/page', headers })).json<{ page: string; api: string }>();
  await app.close();
  return { page, api };
};

test("what a page asks the API carries the page's request id", async () => {
  const { page, api } = await ask({});
  expect(page).toMatch(/^[0-9a-f-]{36}$/);
  expect(api).toBe(page);
});

test('a visitor cannot name a request', async () => {
  for (const given of ['mine', '.mine', '00000000-0000-4000-8000-000000000000']) {
    const { page } = await ask({ 'x-request-id': given });
    expect(page).toMatch(/^[0-9a-f-]{36}$/);
    expect(page).not.toBe(given);
  }
});
