import { texts as publicEn } from '../src/i18n/en/public-area.ts';
import { texts as publicId } from '../src/i18n/id/public-area.ts';
import { letters as lettersEn } from '../src/i18n/en/letters.ts';
import { letters as lettersId } from '../src/i18n/id/letters.ts';
import { paths } from '../src/paths.ts';
import { PASSWORD, followMail, signIn } from './support/family.ts';
import { registerFamily } from './support/school.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

const publicTexts = { en: publicEn, id: publicId };
const letters = { en: lettersEn, id: lettersId };

test(
  'a parent closes the account with the password, and opens it again by the mail that tells of it',
  { tag: '@once' },
  async ({ page, language, say, newEmail }) => {
    const { account, closing } = textsOf(language).profile;
    const { reopen } = publicTexts[language].publicPages;
    await registerFamily(page.request, newEmail, language === 'id' ? 'ID' : 'EN');
    await signIn(page, say, newEmail, PASSWORD);
    await expect(page).toHaveURL(/\/profile/);
    await page.goto(paths.profile(1));
    await page.getByRole('link', { name: account.where }).click();
    await page.getByLabel(closing.password).fill(PASSWORD);
    await page.getByRole('button', { name: closing.close }).click();
    const question = page.getByRole('dialog', { name: closing.ask.title('Rina', []) });
    await question.getByRole('button', { name: closing.ask.yes }).click();
    await expect(page.getByRole('heading', { name: reopen.closed.title })).toBeVisible();
    await signIn(page, say, newEmail, PASSWORD);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await followMail(page, newEmail, letters[language].reopen.subject);
    await page.getByRole('button', { name: reopen.ask.action }).click();
    await expect(page.getByRole('heading', { name: reopen.open.title })).toBeVisible();
    await signIn(page, say, newEmail, PASSWORD);
    await expect(page).toHaveURL(/\/profile/);
  },
);
