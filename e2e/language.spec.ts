import { DEMO_PASSWORD, demoFamilies } from '../src/demo/people.ts';
import { refusals as en } from '../src/i18n/en/refusals.ts';
import { refusals as id } from '../src/i18n/id/refusals.ts';
import { paths } from '../src/paths.ts';
import { signIn } from './support/family.ts';
import { expect, test } from './support/test.ts';

const refusals = { en, id };

const other = {
  en: { lang: 'id', choice: 'Bahasa Indonesia' },
  id: { lang: 'en', choice: 'English' },
} as const;

test(
  'a guest changes the language on a page without script and finds it again',
  { tag: '@once' },
  async ({ page, say, language }) => {
    const { lang, choice } = other[language];
    await page.goto(paths.home);
    await page
      .getByRole('banner')
      .getByRole('button', { name: say({ en: 'Language', id: 'Bahasa' }) })
      .click();
    await page.getByRole('button', { name: choice }).click();
    await expect(page).toHaveURL(paths.home);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.goto(paths.login);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  },
);

test(
  'the server answers in the language that the page is shown in, whatever the browser asks for',
  { tag: '@once' },
  async ({ page, language, newEmail }) => {
    const { lang } = other[language];
    await page.goto(`${paths.login}?lang=${lang}`);
    await page.getByLabel('Email').fill(newEmail);
    await page.getByLabel('Password', { exact: true }).fill('not-known-1');
    await page
      .getByRole('main')
      .getByRole('button', { name: { en: 'Sign In', id: 'Masuk' }[lang] })
      .click();
    await expect(page.locator('[data-severity="error"]')).toContainText(refusals[lang].wrong_password);
  },
);

test(
  'a parent changes the language of the account in the middle of a screen',
  { tag: '@once' },
  async ({ page, say }) => {
    const family = demoFamilies.find(({ email }) => email === 'andi@kancil.test');
    await signIn(page, say, family?.email ?? '', DEMO_PASSWORD);
    await expect(page).toHaveURL(paths.family);
    await page.goto(paths.profile());
    const html = page.locator('html');
    const now = (await html.getAttribute('lang')) === 'id' ? 'id' : 'en';
    const { lang, choice } = other[now];
    await page
      .getByRole('banner')
      .getByRole('button', { name: now === 'id' ? 'Bahasa' : 'Language' })
      .click();
    const sent = page.waitForRequest('**/users/update-locale');
    await page.getByRole('button', { name: choice }).click();
    expect((await sent).postDataJSON()).toEqual({ user_id: expect.any(Number), locale: lang.toUpperCase() });
    await expect(html).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      lang === 'id' ? 'Akun saya' : 'My account',
    );
    await page.reload();
    await expect(html).toHaveAttribute('lang', lang);
  },
);
