import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD, demoAdmin, demoFamilies } from '../src/demo/people.ts';
import { expect, test } from './support/test.ts';

type Seen = number | string;

/** The whole route table: what a guest, a parent and an admin get, a status or where they are sent. */
const table: [path: string, guest: Seen, parent: Seen, admin: Seen][] = [
  ['/', 200, 200, 200],
  ['/login', 200, '/', '/'],
  ['/sign-up', 200, '/', '/'],
  ['/welcome', 200, 200, 200],
  ['/activate-success', 200, 200, 200],
  ['/already-activated', 200, 200, 200],
  ['/profile', '/login', 200, '/admin'],
  ['/profile/add-child', '/login', 200, '/admin'],
  ['/profile/add-child-finish', '/login', 404, '/admin'],
  ['/children/2147483647', '/login', 404, '/admin'],
  ['/placement-test-instruction/1', '/login', 404, '/admin'],
  ['/placement-test/1', '/login', 404, '/admin'],
  ['/placement-test-finish/1', '/login', 404, '/admin'],
  ['/courses/1/child/1', '/login', 404, '/admin'],
  ['/news', 200, 200, 200],
  ['/news/1', 200, 200, 200],
  ['/news/2147483647', 404, 404, 404],
  ['/news/teens-adult-class', 200, 200, 200],
  ['/our-courses', 200, 200, 200],
  ['/student-performance', 200, 200, 200],
  ['/frequently-asked-questions', 200, 200, 200],
  ['/story-of-kancil', 200, 200, 200],
  ['/story-of-kancil/our-history', 200, 200, 200],
  ['/forgot-password', 200, '/', '/'],
  ['/reset-password', 200, 200, 200],
  ['/admin', '/admin/login', '/admin/login', '/admin/orders'],
  ['/admin/login', 200, 200, '/admin'],
  ['/admin/childs', '/admin/login', '/admin/login', 200],
  ['/admin/orders', '/admin/login', '/admin/login', 200],
  ['/admin/batchs', '/admin/login', '/admin/login', 200],
  ['/admin/batchs/create', '/admin/login', '/admin/login', 200],
  ['/admin/batchs/999999999/update', '/admin/login', '/admin/login', 404],
  ['/admin/courses', '/admin/login', '/admin/login', 200],
  ['/admin/courses/create', '/admin/login', '/admin/login', 200],
  ['/admin/courses/999999999/update', '/admin/login', '/admin/login', 404],
  ['/admin/nowhere', '/admin/login', '/admin/login', 404],
  ['/nowhere', 404, 404, 404],
];

const seenAt = async (request: APIRequestContext, path: string): Promise<Seen> => {
  const answer = await request.get(path, { maxRedirects: 0 });
  const to = answer.headers()['location'];
  return answer.status() >= 300 && answer.status() < 400 && to
    ? new URL(to, 'http://kancil.test').pathname
    : answer.status();
};

test('every path lets in whom the route table lets in, and sends the others where it says', async ({
  playwright,
  server,
}) => {
  const visit = async (email?: string, type?: 1 | 2) => {
    const request = await playwright.request.newContext({ baseURL: server.url });
    if (email) await request.post('/api/v1/users/login', { data: { email, password: DEMO_PASSWORD, type } });
    const seen: [string, Seen][] = [];
    for (const [path] of table) seen.push([path, await seenAt(request, path)]);
    await request.dispose();
    return seen;
  };
  const column = (n: 1 | 2 | 3) => table.map((row) => [row[0], row[n]]);
  expect(await visit()).toEqual(column(1));
  expect(await visit(demoFamilies[0]?.email, 2)).toEqual(column(2));
  expect(await visit(demoAdmin.email, 1)).toEqual(column(3));
});

test('a screen that does not exist says so inside header and footer', async ({ page, say }) => {
  const answer = await page.goto('/nowhere/at/all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('404');
  await expect(page.getByRole('main')).toContainText('Error Not Found');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(say({ en: 'Where we are', id: 'Lokasi kami' }));
});

/** A family whose language no other journey changes. */
const unchanged = demoFamilies.find(({ email }) => email === 'agus@kancil.test');

test('after signing out the browser’s way back shows no private page', async ({ page, say }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(unchanged?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: say({ en: 'Sign In', id: 'Masuk' }) })
    .click();
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  // The family's own language from here on.
  await page.getByRole('button', { name: 'Keluar', exact: true }).click();
  await page.getByRole('button', { name: 'Ya, keluar' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
});
