import { expect, test } from 'vitest';
import type { SchoolNumbers } from '../../contract/numbers.ts';
import { START, registration, testSchool } from '../../../tests/support/school.ts';
import { buyCourse } from '../payments/paying.test-support.ts';

const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36' };
const school = await testSchool();
const owner = await school.admin();

const tell = async (path: string, headers: Record<string, string> = phone) =>
  expect(
    (await school.app.inject({ method: 'POST', url: `/api/v1/visit/${path}`, headers })).statusCode,
  ).toBe(path === 'nowhere' ? 404 : 200);
const numbers = async () => (await owner.call('GET', '/office/numbers')).body['numbers'] as SchoolNumbers;
const sums = () =>
  school.rows('select week::text, step, entry, count from visit_sums order by count desc, step');

test('visits are sums by week, page and step, of whom neither robots nor those who refuse are part (R356)', async () => {
  expect((await numbers()).visits).toEqual({ entries: [], paid: 0 });
  await Promise.all([tell('home'), tell('home'), tell('home'), tell('home/priced')]);
  await tell('home', { 'user-agent': 'Googlebot/2.1' });
  await tell('home', { ...phone, 'sec-gpc': '1' });
  await tell('home', { ...phone, dnt: '1' });
  await tell('nowhere');
  const signUp = (email: string, came?: string, headers = {}) =>
    school.app.inject({
      method: 'POST',
      url: '/api/v1/users/register',
      headers,
      payload: registration(email, { ...(came && { came }) }),
    });
  await signUp('a@example.test', 'home');
  await signUp('b@example.test', 'home', { 'sec-gpc': '1' });
  await signUp('c@example.test');
  // One that is refused is none.
  await signUp('c@example.test', 'home');
  expect(await sums()).toEqual([
    { week: '2026-08-10', step: 'came', entry: 'home', count: 3 },
    { week: '2026-08-10', step: 'signed_up', entry: 'other', count: 2 },
    { week: '2026-08-10', step: 'priced', entry: 'home', count: 1 },
    { week: '2026-08-10', step: 'signed_up', entry: 'home', count: 1 },
  ]);
  const parent = await school.parent();
  await buyCourse(school, parent);
  await buyCourse(school, parent);
  const { visits } = await numbers();
  expect(visits.paid).toBe(1);
  expect(visits.entries.find(({ entry }) => entry === 'home')).toEqual({
    entry: 'home',
    came: 3,
    priced: 1,
    signed_up: 1,
  });
});

test('one address is heard 300 times an hour, and what is beyond is answered alike (R357)', async () => {
  await school.rows("update rate_limits set count = 300 where key like 'visits:%'");
  const before = await sums();
  await tell('home');
  expect(await sums()).toEqual(before);
});

test('sums are deleted two years after their week (R357)', async () => {
  await school.rows("update visit_sums set week = '2024-08-12' where step = 'priced'");
  const tidyOn = async (day: string) => {
    school.clock.set(`${day}T05:00:00.000Z`);
    await school.parts.jobs.kick('housekeeping');
    await school.parts.jobs.idle();
  };
  await tidyOn('2026-08-13');
  expect(await sums()).toHaveLength(4);
  await tidyOn('2026-08-20');
  expect(await sums()).toHaveLength(3);
  school.clock.set(START);
});
