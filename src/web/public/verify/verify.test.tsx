import { expect, test } from 'vitest';
import { loaderAt } from '../loader.test-support.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { headers, loader } from './verify.tsx';

const at = (code: string, answers: Parameters<typeof loaderAt>[1]) =>
  loader(loaderAt(`/verify/${code}`, answers, { code }).args);

test('the page holds first name, grade and year, whatever else is answered', async () => {
  const answer = () => ({
    code: 200,
    message: 'OK',
    first_name: 'Alya',
    last_name: 'Putri',
    grade: 3,
    first_day: '2025-08-04',
    last_day: '2026-08-02',
  });
  expect((await at('x', { 'GET /certificate/verify/{code}': answer })).data).toEqual({
    shown: { first_name: 'Alya', grade: 3, first_day: '2025-08-04', last_day: '2026-08-02' },
    isTooOften: false,
  });
});

test('a code that leads nowhere is a page that is not there', async () => {
  const { data, init } = await at('x', {});
  expect(data).toEqual({ shown: null, isTooOften: false });
  expect(init).toEqual({ status: 404 });
});

test('too many tries are said to be that, and how long to wait', async () => {
  const { data, init } = await at('x', {
    'GET /certificate/verify/{code}': () => {
      throw new ApiRefusal(429, '', { error: 'too_many_tries', retryAfter: 40 });
    },
  });
  expect(data).toEqual({ shown: null, isTooOften: true });
  expect(init).toEqual({ status: 429, headers: { 'retry-after': '40' } });
  expect(
    headers({ loaderHeaders: new Headers({ 'retry-after': '40' }) } as Parameters<typeof headers>[0]),
  ).toEqual({ 'referrer-policy': 'no-referrer', 'retry-after': '40' });
});
