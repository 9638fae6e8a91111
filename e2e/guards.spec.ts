import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD, demoAdmin, demoFamilies } from '../src/demo/people.ts';
import { type Guard, type Screen, screens } from '../src/web/screens.ts';
import { sampleOf } from '../tests/support/sample-address.ts';
import { expect, test } from './support/test.ts';

type Seen = number | string;

/** Where a guest, a parent and an admin are sent; null lets them in. */
const sent: Record<Guard, [guest: string | null, parent: string | null, admin: string | null]> = {
  any: [null, null, null],
  guest: [null, '/', '/'],
  parent: ['/login', null, '/admin'],
  admin: ['/admin/login', '/admin/login', null],
  'admin-door': [null, null, '/admin'],
};

/** Whoever is let in finds a page there, or nothing where the address names nobody. */
const found = ({ path, file }: Screen) =>
  /[:*]/.test(path) || file === null || path === '/profile/add-child-finish' ? 404 : 200;

/** The whole route table: what a guest, a parent and an admin get, a status or where they are sent. */
const table: [path: string, guest: Seen, parent: Seen, admin: Seen][] = [
  ...screens
    .filter(({ leadsOn }) => !leadsOn)
    .map((screen): [string, Seen, Seen, Seen] => {
      const [guest, parent, admin] = sent[screen.guard];
      const seen = found(screen);
      return [sampleOf(screen), guest ?? seen, parent ?? seen, admin ?? seen];
    }),
  ['/admin', '/admin/login', '/admin/login', '/admin/orders'],
  ['/news/1', 200, 200, 200],
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
