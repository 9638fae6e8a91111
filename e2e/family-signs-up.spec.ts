import { DEMO_PASSWORD, demoAdmin } from '../src/demo/people.ts';
import { paths } from '../src/paths.ts';
import {
  PASSWORD,
  followMail,
  openMenu,
  photo,
  sayHowToReachOne,
  sayWhoOneIs,
  signIn,
} from './support/family.ts';
import { expectAside } from './support/notification.ts';
import { forgetSession } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const NEW_PASSWORD = 'baru-sekali-9';

test(
  'a family signs up, adds a child with a photo, forgets its password, and staff find the child',
  { tag: '@journey' },
  async ({ page, say, newEmail, language }) => {
    await test.step('the home page speaks the browser’s language and leads to signing up', async () => {
      await page.goto(paths.home);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(
        page.getByText(
          say({
            en: 'New online classes open every August and January.',
            id: 'Kelas online baru buka tiap Agustus dan Januari.',
          }),
        ),
      ).toBeVisible();
      await openMenu(page, say);
      await page
        .getByRole('banner')
        .getByRole('link', { name: say({ en: 'Sign Up', id: 'Daftar' }) })
        .click();
      await expect(page).toHaveURL(paths.signUp);
    });

    await test.step('a step with mistakes keeps what was typed and goes to the first of them', async () => {
      const lastName = page.getByLabel(say({ en: 'Last Name', id: 'Nama Belakang' }));
      await lastName.fill('Kartika');
      await page.getByRole('button', { name: say({ en: 'Continue', id: 'Lanjut' }), exact: true }).click();
      await expect(
        page.getByText(say({ en: 'First Name are required', id: 'Nama Depan wajib diisi' })),
      ).toBeVisible();
      await expect(page.getByLabel(say({ en: 'First Name', id: 'Nama Depan' }))).toBeFocused();
      await expect(lastName).toHaveValue('Kartika');
    });

    // As it is mistyped on a small keyboard.
    const mistyped = newEmail.replace(/test$/, 'tset');
    await test.step('a reload comes back to the step with what was typed, but no password', async () => {
      await sayWhoOneIs(page, say);
      await page.getByLabel('Email').fill(mistyped);
      const password = page.locator('input[name="password"]');
      await password.fill(PASSWORD);
      await page.reload();
      await expect(page.getByLabel('Email')).toHaveValue(mistyped);
      await expect(page.getByText('Rina Kartika')).toBeVisible();
      await expect(password).toHaveValue('');
      expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
        PASSWORD,
      );
    });

    await test.step('signing up leads to a page that says where the mail went, and corrects the address', async () => {
      await sayHowToReachOne(page, say, mistyped);
      await page
        .getByRole('button', { name: say({ en: 'Create my account', id: 'Buat akun saya' }) })
        .click();
      await expect(page).toHaveURL(paths.welcome({ from: 'sign-up' }));
      await expect(page.getByText(mistyped)).toBeVisible();
      await page.getByText(say({ en: 'Is the address wrong?', id: 'Alamat emailnya salah?' })).click();
      await page
        .getByLabel(say({ en: 'The right email address', id: 'Alamat email yang benar' }))
        .fill(newEmail);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page
        .getByRole('button', { name: say({ en: 'Correct and send', id: 'Perbaiki dan kirim' }) })
        .click();
      // The notice names it, too.
      await expect(page.getByText(newEmail).first()).toBeVisible();
    });

    await test.step('before the mail is answered nobody comes in', async () => {
      await signIn(page, say, newEmail, PASSWORD);
      await expect(
        page.getByText(say({ en: 'Just one step left', id: 'Tinggal satu langkah' })),
      ).toBeVisible();
    });

    const verify = say({
      en: 'Please verify your email address',
      id: 'Tinggal verifikasi alamat email Anda',
    });
    await test.step('the button behind the mail’s link activates, and on the second click says that it already did', async () => {
      const press = () =>
        page.getByRole('button', { name: say({ en: 'Confirm', id: 'Konfirmasi' }) }).click();
      await followMail(page, newEmail, verify);
      await press();
      await expect(page).toHaveURL(paths.activateSuccess);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say({ en: 'Your account is active', id: 'Akun Anda sudah aktif' }),
      );
      await followMail(page, newEmail, verify);
      await press();
      await expect(page).toHaveURL(paths.alreadyActivated);
    });

    await test.step('signed in, the header greets by name', async () => {
      await signIn(page, say, newEmail, PASSWORD);
      await expect(page).toHaveURL(paths.family);
      await openMenu(page, say);
      await page
        .getByRole('banner')
        .getByRole('link', { name: say({ en: 'Hi, Rina', id: 'Halo, Rina' }) })
        .click();
      await expect(page).toHaveURL(new RegExp(`${paths.profile()}$`));
    });

    await test.step('a child is added with a photo', async () => {
      await page.getByRole('tab', { name: say({ en: 'My Children', id: 'Anak Saya' }) }).click();
      await expect(
        page.getByText(say({ en: 'No child here yet', id: 'Belum ada anak terdaftar' })),
      ).toBeVisible();
      await page.getByRole('link', { name: say({ en: 'Add a child', id: 'Tambah anak' }) }).click();
      await expect(page).toHaveURL(paths.addChild);
      await expect(page.locator('body')).toHaveAttribute('data-hydrated', 'true');
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'alya.jpg', mimeType: 'image/jpeg', buffer: await photo() });
      await expect(page.getByRole('main').locator('img[src^="blob:"]')).toBeVisible();
      await page.getByLabel(say({ en: 'First Name', id: 'Nama Depan' })).fill('Alya');
      await page.getByRole('radio', { name: say({ en: 'Female', id: 'Perempuan' }) }).check();
      const birthdate = page.getByLabel(say({ en: 'Birthdate', id: 'Tanggal Lahir' }));
      const add = page.getByRole('button', { name: say({ en: 'Add this child', id: 'Daftarkan anak ini' }) });
      await birthdate.pressSequentially('30022018');
      await birthdate.blur();
      await expect(birthdate).toHaveAccessibleDescription(
        new RegExp(say({ en: 'Invalid date format', id: 'Format tanggal tidak valid' })),
      );
      await birthdate.clear();
      await add.click();
      await expect(birthdate).toHaveAccessibleDescription(
        new RegExp(say({ en: 'Birthdate are required', id: 'Tanggal Lahir wajib diisi' })),
      );
      await birthdate.pressSequentially('02052018');
      await expect(birthdate).toHaveValue(say({ en: '02/05/2018', id: '02-05-2018' }));
      const learns = page.getByRole('checkbox', {
        name: say({ en: 'My child learns with', id: 'Anak saya belajar di' }),
      });
      await add.click();
      await expect(learns).toBeFocused();
      await learns.check();
      await add.click();
      await expect(page).toHaveURL(/\/profile\/add-child-finish\?child=\d+$/);
      await expect(page.getByText(say({ en: 'Welcome, Alya!', id: 'Selamat datang, Alya!' }))).toBeVisible();
    });

    await test.step('the child’s page shows face and details', async () => {
      await page
        .getByRole('link', { name: say({ en: 'Open Alya’s page', id: 'Buka halaman Alya' }) })
        .click();
      await expect(page).toHaveURL(/\/children\/\d+$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Alya');
      await page.getByRole('tab', { name: say({ en: 'Personal Details', id: 'Data Pribadi' }) }).click();
      await expect(page.getByText(say({ en: '2 May 2018', id: '2 Mei 2018' }))).toBeVisible();
      const face = page.getByRole('main').locator('img').first();
      await expect(face).toHaveJSProperty('complete', true);
      // 1200 × 800 on its side, turned upright and fitted into 640.
      expect(
        await face.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
      ).toEqual([427, 640]);
    });

    await test.step('what is allowed of the child is seen and changed on a page of its own', async () => {
      await page
        .getByRole('link', { name: say({ en: 'What you allow for Alya', id: 'Izin Anda untuk Alya' }) })
        .click();
      await expect(page).toHaveURL(/\/children\/\d+\/consents$/);
      const shown = page.getByRole('switch', {
        name: say({ en: 'on its website', id: 'di situsnya' }),
      });
      const learns = page.getByRole('switch').first();
      await expect(learns).toBeChecked();
      await expect(learns).toBeDisabled();
      await expect(shown).not.toBeChecked();
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/childs/consent'));
      // Not `check`: it looks before the screen has drawn what was pressed.
      await shown.click();
      await expect(shown).toBeChecked();
      expect((await saved).ok()).toBe(true);
      await page.reload();
      await expect(shown).toBeChecked();
    });

    await test.step('signing out asks first', async () => {
      await page.goto(paths.profile());
      await page.getByRole('button', { name: say({ en: 'Logout', id: 'Keluar' }), exact: true }).click();
      await page.getByRole('button', { name: say({ en: 'Yes, sign out', id: 'Ya, keluar' }) }).click();
      await expect(page).toHaveURL(paths.home);
      await page.goto(paths.profile());
      await expect(page).toHaveURL(paths.login);
    });

    await test.step('a forgotten password is reset by mail', async () => {
      await page.goto(paths.forgotPassword);
      await page.getByLabel('Email').fill(newEmail);
      await page
        .getByRole('button', { name: say({ en: 'Send me the link', id: 'Kirim tautannya' }) })
        .click();
      await expect(
        page
          .getByText(
            say({
              en: 'Change Password request has been sent!',
              id: 'Permintaan ubah password sudah dikirim!',
            }),
          )
          .first(),
      ).toBeVisible();
      await followMail(page, newEmail, say({ en: 'Set a new password', id: 'Buat password baru' }));
      await expect(page).toHaveURL(paths.resetPassword);
      await page
        .getByLabel(say({ en: 'New Password', id: 'Password Baru' }), { exact: true })
        .fill(NEW_PASSWORD);
      await page
        .getByLabel(say({ en: 'Password Confirmation', id: 'Konfirmasi Password' }))
        .fill(NEW_PASSWORD);
      await expectAccessible(page);
      await page
        .getByRole('button', { name: say({ en: 'Save the new password', id: 'Simpan password baru' }) })
        .click();
      await expect(page).toHaveURL(paths.login);
      await expect(
        page.getByText(say({ en: 'Password succesfully changed!', id: 'Password berhasil diubah!' })).first(),
      ).toBeVisible();
      await signIn(page, say, newEmail, NEW_PASSWORD);
      // Where it wanted to go when it was sent to sign in.
      await expect(page).toHaveURL(paths.profile());
    });

    await test.step('an admin is no parent, and finds the child by name in the back office', async () => {
      await forgetSession(page);
      await signIn(page, say, demoAdmin.email, DEMO_PASSWORD);
      const notFound = say({ en: 'Account not Found', id: 'Akun tidak ditemukan' });
      await expect(page.getByRole('alert').filter({ hasText: notFound })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(notFound);
      await expectAside(page);
      await page.goto(paths.admin);
      await expect(page).toHaveURL(paths.adminLogin);
      await page.getByLabel(say({ en: 'Email Address', id: 'Alamat Email' })).fill(demoAdmin.email);
      const password = page.getByLabel('Password', { exact: true });
      const signInNow = page.getByRole('button', { name: say({ en: 'Sign In', id: 'Masuk' }) });
      await password.fill(PASSWORD);
      await signInNow.click();
      await expect(password).toHaveAccessibleDescription(
        say({
          en: 'The email address or the password is wrong',
          id: 'Alamat email atau password salah',
        }),
      );
      await page
        .getByRole('button', { name: say({ en: 'Close this message', id: 'Tutup pesan ini' }) })
        .click();
      await expect(password).toHaveAccessibleDescription('');
      await password.fill(DEMO_PASSWORD);
      await signInNow.click();
      await expect(page).toHaveURL(paths.adminOrders);
      // From here on the page speaks the admin's own language.
      await page.goto(paths.adminChildren);
      // A phone has a second choice, of the order, as soon as the list is there.
      await page.getByRole('combobox').first().selectOption('all');
      await page.getByRole('searchbox').fill('Kartika');
      await expect(page.getByRole('cell', { name: 'Rina Kartika' }).first()).toBeVisible();
      await expect(page.getByRole('cell', { name: 'Wulandari' })).toHaveCount(0);
    });
  },
);
