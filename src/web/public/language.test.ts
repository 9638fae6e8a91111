import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { User } from '../../contract/objects.ts';
import type { Call } from '../frame/api.ts';
import { apiContext, publicUrlContext, userContext } from '../frame/context.ts';
import { action } from './language.ts';

const choose = async (type: string, body: string) => {
  const context = new RouterContextProvider();
  context.set(userContext, null);
  context.set(publicUrlContext, 'https://kancil.test');
  const request = new Request('https://kancil.test/language', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  return action({ request, context, params: {} } as unknown as ActionFunctionArgs);
};

test('the choice of somebody signed in is kept in the account', async () => {
  const context = new RouterContextProvider();
  const called: unknown[] = [];
  context.set(userContext, { user_id: 7 } as User);
  context.set(publicUrlContext, 'https://kancil.test');
  context.set(apiContext, (async (...call: unknown[]) => void called.push(call)) as unknown as Call);
  const request = new Request('https://kancil.test/language', {
    method: 'POST',
    body: new URLSearchParams({ language: 'id' }),
  });
  await action({ request, context, params: {} } as unknown as ActionFunctionArgs);
  expect(called).toEqual([['POST /users/update-locale', { body: { user_id: 7, locale: 'ID' } }]]);
});

test('the choice is kept and leads back', async () => {
  const answer = await choose('application/x-www-form-urlencoded', 'language=id&back=/news');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/news']);
  expect(answer.headers.get('set-cookie')).toContain('=id;');
});

test('the choice leads back to the place in the page, and to no other site', async () => {
  const backTo = async (back: string) =>
    (
      await choose(
        'application/x-www-form-urlencoded',
        new URLSearchParams({ language: 'id', back }).toString(),
      )
    ).headers.get('location');
  expect(await backTo('/frequently-asked-questions?q=video#videos')).toBe(
    '/frequently-asked-questions?q=video#videos',
  );
  expect(await backTo('/news#\u96e8')).toBe('/news#%E9%9B%A8');
  expect(await backTo('//evil.test/#x')).toBe('/');
});

test.each([
  ['JSON', 'application/json', '{"language":"id"}'],
  ['a form without a boundary', 'multipart/form-data', '--x'],
  ['a form that is broken off', 'multipart/form-data; boundary=x', '--x\r\ncontent-dispo'],
])('%s is no choice, and no failure of ours', async (_what, type, body) => {
  expect((await choose(type, body)).status).toBe(400);
});
