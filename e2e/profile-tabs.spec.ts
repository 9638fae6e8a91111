import { paths } from '../src/paths.ts';
import { signInAs } from './support/demo.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test(
  'a tab that is chosen before the page’s script has come shows its panel',
  { tag: '@once' },
  async ({ page }) => {
    await signInAs(page.request, 'sari@kancil.test');
    await page.goto(paths.profile());
    await page.getByRole('tab', { name: 'Anak Saya' }).click();
    await expect(page).toHaveURL(/\?tab=4$/);
    await expect(page.getByRole('tab', { name: 'Anak Saya' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Anak Saya' })).toBeVisible();
  },
);
