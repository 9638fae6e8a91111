import { paths } from '../src/paths.ts';
import { expect, test } from './support/test.ts';

test(
  'every question stands on the page, folded, and opens to its answer',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(paths.faq);
    expect(await page.locator('details').count()).toBeGreaterThan(30);
    await expect(page.locator('details[open]')).toHaveCount(0);
    const answer = page.locator('#age');
    await expect(answer).toBeHidden();
    await page.locator('details:has(#age) summary').click();
    await expect(answer).toBeVisible();
  },
);

test('a link to a question opens it', { tag: '@once' }, async ({ page }) => {
  await page.goto(`${paths.faq}#live-class`);
  await expect(page.locator('#live-class')).toBeInViewport();
  await expect(page.locator('details:has(#live-class) summary')).toBeInViewport();
});
