import { paths } from '../src/paths.ts';
import { PASSWORD, fillRegistration, followMail, signIn } from './support/family.ts';
import { expect, test } from './support/test.ts';

test(
  'a mailed link that has expired says so, and a new one lets the family in',
  { tag: '@once' },
  async ({ page, say, newEmail }) => {
    const verify = say({
      en: 'Please verify your email address',
      id: 'Tinggal verifikasi alamat email Anda',
    });
    await test.step('the mail lies unopened for three days', async () => {
      await page.goto(paths.signUp);
      await fillRegistration(page, say, newEmail);
      await page
        .getByRole('button', { name: say({ en: 'Create my account', id: 'Buat akun saya' }) })
        .click();
      await expect(page).toHaveURL(paths.welcome({ from: 'sign-up' }));
      await page.goto('/sandbox/clock');
      await page.getByRole('textbox').fill('PT72H');
      await page.getByRole('button', { name: 'Move' }).click();
      await expect(page.getByText('now')).toBeVisible();
    });

    const confirm = () =>
      page.getByRole('button', { name: say({ en: 'Confirm', id: 'Konfirmasi' }) }).click();
    await test.step('its link leads to a page that offers a new one', async () => {
      await followMail(page, newEmail, verify);
      await confirm();
      await expect(page).toHaveURL(paths.welcome({ link: 'expired' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say({ en: 'This link has expired', id: 'Tautan ini sudah kedaluwarsa' }),
      );
      await page.getByLabel('Email').fill(newEmail);
      await page
        .getByRole('button', { name: say({ en: 'Send the email again', id: 'Kirim ulang email' }) })
        .click();
      await expect(page.getByText(say({ en: 'On its way', id: 'Email sedang dikirim' }))).toBeVisible();
    });

    await test.step('the new link activates, and the family signs in', async () => {
      await followMail(page, newEmail, verify);
      await confirm();
      await expect(page).toHaveURL(paths.activateSuccess);
      await signIn(page, say, newEmail, PASSWORD);
      await expect(page).toHaveURL(paths.family);
    });
  },
);
