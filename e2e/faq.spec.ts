import { faq as en } from '../src/i18n/en/faq.ts';
import { faq as id } from '../src/i18n/id/faq.ts';
import { paths } from '../src/paths.ts';
import { expect, test } from './support/test.ts';

const texts = { en, id };

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

test('a link to a question opens it', { tag: '@journey' }, async ({ page }) => {
  await page.goto(`${paths.faq}#live-class`);
  await expect(page.locator('#live-class')).toBeInViewport();
  await expect(page.locator('details:has(#live-class) summary')).toBeInViewport();
});

test('what the course costs is said in rupiah', { tag: '@journey' }, async ({ page }) => {
  await page.goto(`${paths.faq}#price`);
  await expect(page.locator('#price')).toContainText(/Rp\s700\.000.*Rp\s1\.300\.000.*Rp\s3\.200\.000/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the search shows what was found, unfolded and marked, and leads back to all',
    { tag: '@journey' },
    async ({ page, say, language }) => {
      const typed = say({ en: 'credit card', id: 'kartu kredit' });
      await page.goto(paths.faq);
      const all = await page.locator('details').count();
      await page.getByRole('searchbox').fill(typed);
      await page.getByRole('main').getByRole('button').click();
      await expect(page).toHaveURL(/\?q=/);
      await expect(page.locator('details')).toHaveCount(1);
      await expect(page.locator('details[open] #methods mark').first()).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue(typed);
      await page.getByRole('link', { name: texts[language].search.all }).click();
      await expect(page.locator('details')).toHaveCount(all);
    },
  );
});

for (const typed of ['<b>gajah</b>', '!!!'])
  test(
    `what has no answer, such as ${typed}, says so, offers to ask, and is kept by no search engine`,
    { tag: '@journey' },
    async ({ page, language }) => {
      await page.goto(`${paths.faq}?q=${encodeURIComponent(typed)}`);
      await expect(page.getByRole('status')).toContainText(texts[language].search.nothing(typed));
      await expect(page.locator('details')).toHaveCount(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      const asked = page.getByRole('main').getByRole('link', { name: texts[language].ask.whatsapp });
      const message = new URL((await asked.getAttribute('href')) ?? '').searchParams.get('text');
      expect(message).toBe(texts[language].ask.message(typed));
    },
  );
