import { DEMO_PASSWORD, demoFamilies } from '../src/demo/people.ts';
import { paths } from '../src/paths.ts';
import { expect, test } from './support/test.ts';

/** A family whose language no other journey changes. */
const unchanged = demoFamilies.find(({ email }) => email === 'agus@kancil.test');

test(
  'after signing out the browser’s way back shows no private page',
  { tag: '@once' },
  async ({ page, say }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(unchanged?.email ?? '');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page
      .getByRole('main')
      .getByRole('button', { name: say({ en: 'Sign In', id: 'Masuk' }) })
      .click();
    await expect(page).toHaveURL(paths.family);
    await page.goto('/profile');
    // The family's own language from here on.
    await page.getByRole('button', { name: 'Keluar', exact: true }).click();
    await page.getByRole('button', { name: 'Ya, keluar' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.goto('/profile');
    await expect(page).toHaveURL('/login');
  },
);
