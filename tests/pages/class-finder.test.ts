import { expect, inject, test } from 'vitest';
import { paths } from '../../src/paths.ts';

const page = inject('site') + paths.ourCourses;

test.each([
  ['en', '', 'Please enter the birthdate.'],
  ['en', '30/02/2019', 'Invalid date format.'],
  ['en', '2019-02-30', 'Invalid date format.'],
  ['en', '2999-01-01', 'This cannot be a birthdate.'],
  ['id', '', 'Mohon isi tanggal lahirnya.'],
  ['id', '30-02-2019', 'Format tanggal tidak valid.'],
  ['id', '1-1-2999', 'Tanggal lahirnya tidak sesuai.'],
  ['id', '2999-01-01', 'Tanggal lahirnya tidak sesuai.'],
])('in %s, the birthdate “%s” is asked for again, and never kept', async (language, birthdate, says) => {
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ ask: 'class', birthdate }),
    headers: { 'accept-language': language },
  });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.text()).toContain(says);
});

test('a body that is no form of the page is refused', async () => {
  const json = { method: 'POST', body: JSON.stringify({ ask: 'class' }) };
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(page, { ...json, headers })).status).toBe(400);
  const form = new URLSearchParams({ ask: 'nothing' });
  expect((await fetch(page, { method: 'POST', body: form })).status).toBe(400);
});
