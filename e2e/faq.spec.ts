import { faq as en } from '../src/i18n/en/faq.ts';
import { faq as id } from '../src/i18n/id/faq.ts';
import { paths } from '../src/paths.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// Which months are named is tested where they come from.
const intakes = [
  { register: 'July', start: 'August' },
  { register: 'December', start: 'January' },
] as const;
const texts = { en: en(intakes), id: id(intakes) };
const questions = texts.en.groups.flatMap((group) => group.questions);

test('every question stands on the page, folded, and opens to its answer', async ({ page, language }) => {
  await page.goto(paths.faq);
  await expect(page.locator('details')).toHaveCount(questions.length);
  const asked = texts[language].groups[0]?.questions[1];
  const answer = page.getByText(asked?.answer[0] ?? '');
  await expect(answer).toBeHidden();
  await page.getByText(asked?.question ?? '').click();
  await expect(answer).toBeVisible();
  await expectAccessible(page);
});

test('a link to a question opens it', async ({ page, language }) => {
  await page.goto(`${paths.faq}#live-class`);
  const asked = texts[language].groups
    .flatMap((group) => group.questions)
    .find((question) => question.id === 'live-class');
  await expect(page.getByText(asked?.answer[0] ?? '')).toBeInViewport();
  await expect(page.getByText(asked?.question ?? '')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search shows what was found, unfolded and marked, and leads back to all', async ({
    page,
    say,
    language,
  }) => {
    await page.goto(paths.faq);
    await page.getByRole('searchbox').fill(say({ en: 'credit card', id: 'kartu kredit' }));
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveURL(/\?q=/);
    await expect(page.locator('details')).toHaveCount(1);
    await expect(page.locator('details[open] mark').first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue(say({ en: 'credit card', id: 'kartu kredit' }));
    await page.getByRole('link', { name: texts[language].search.all }).click();
    await expect(page.locator('details')).toHaveCount(questions.length);
  });
});

test('what has no answer says so, and offers to ask', async ({ page, language }) => {
  await page.goto(`${paths.faq}?q=${encodeURIComponent('<b>gajah</b>')}`);
  await expect(page.getByRole('status')).toContainText(texts[language].search.nothing('<b>gajah</b>'));
  await expect(page.locator('details')).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('link', { name: texts[language].ask.whatsapp }),
  ).toHaveAttribute('href', /wa\.me\/\d+\?text=.*gajah/);
  await expectAccessible(page);
});

for (const path of [paths.story, paths.history])
  test(`${path} can be read by everybody`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
