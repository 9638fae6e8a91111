import { paths } from '../src/paths.ts';
import { signInAs } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

test(
  'a parent sees the devices that are signed in, signs out one of them, then all others',
  { tag: '@once' },
  async ({ page, browser, server }) => {
    const elsewhere = async (userAgent: string) => {
      const context = await browser.newContext({ baseURL: server.url, userAgent });
      await signInAs(context.request, 'lina@kancil.test');
      return context;
    };
    const [phone, tablet] = [await elsewhere(ANDROID), await elsewhere(IPAD)];
    const isSignedIn = async ({ request }: typeof phone) => (await request.get('/api/v1/users/session')).ok();
    await signInAs(page.request, 'lina@kancil.test', 'id');
    await page.goto(paths.profile());
    await page.route('**/api/v1/users/sessions', (route) => route.fulfill({ status: 429 }), { times: 1 });
    await page.getByRole('tab', { name: 'Ubah Password' }).click();
    await expect(page.getByText('Daftar perangkat gagal dimuat')).toBeVisible();
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    const list = page.getByRole('list', { name: 'Daftar perangkat yang masuk' });
    await expect(list.getByRole('listitem').filter({ hasText: 'Perangkat ini' })).toHaveCount(1);
    await expect(list).toContainText('iPad, Safari');
    await list.getByRole('button', { name: 'Keluarkan: HP Android, Chrome' }).click();
    await expect(page.getByRole('dialog', { name: 'Keluarkan: HP Android, Chrome?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ya, keluarkan' }).click();
    await expect(list).not.toContainText('HP Android');
    await expect(list).toBeFocused();
    expect([await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([false, true]);
    await page.getByRole('button', { name: 'Keluarkan semua perangkat lain' }).click();
    await page.getByRole('button', { name: 'Ya, keluarkan' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText('Akun Anda hanya masuk di perangkat ini.')).toBeVisible();
    expect([await isSignedIn(tablet), await isSignedIn(page.context())]).toEqual([false, true]);
    await phone.close();
    await tablet.close();
  },
);
