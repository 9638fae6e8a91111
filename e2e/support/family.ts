import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../../src/paths.ts';

export const PASSWORD = 'rahasia-123';

export type Say = (words: { en: string; id: string }) => string;

/** What a phone makes: lying on its side, with the place in it. */
export const photo = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#FFB224' } })
    .withExif({ IFD3: { GPSLatitude: '7/1 12/1 0/1', GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** The navigation is behind the hamburger on a phone. */
export const openMenu = async (page: Page, say: Say) => {
  const menu = page
    .getByRole('banner')
    .getByRole('button', { name: say({ en: 'Menu', id: 'Menu' }), exact: true });
  if (await menu.isVisible()) await menu.click();
};

export const signIn = async (page: Page, say: Say, email: string, password: string) => {
  await page.goto(paths.login);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: say({ en: 'Sign In', id: 'Masuk' }) })
    .click();
};

/** Opens the newest mail's link the way its reader does. */
export const followMail = async (page: Page, email: string, subject: string) => {
  await page.goto(`${paths.sandboxOutbox}?to=${encodeURIComponent(email)}`);
  const mail = page.getByRole('article').filter({ hasText: subject }).first();
  await mail.getByRole('link').first().click();
};

const press = (page: Page, say: Say, words: { en: string; id: string }) =>
  page.getByRole('button', { name: say(words), exact: true }).click();

/** The first step of signing up: who the parent is. */
export const sayWhoOneIs = async (page: Page, say: Say) => {
  const field = (en: string, id: string) => page.getByLabel(say({ en, id }));
  await field('First Name', 'Nama Depan').fill('Rina');
  await field('Last Name', 'Nama Belakang').fill('Kartika');
  await page.getByRole('radio', { name: say({ en: 'Female', id: 'Perempuan' }) }).check();
  await field('Birthdate', 'Tanggal Lahir').fill('1988-04-12');
  await press(page, say, { en: 'Continue', id: 'Lanjut' });
};

/** The second and the third step, up to the button that sends all of it. */
export const sayHowToReachOne = async (page: Page, say: Say, email: string) => {
  const field = (en: string, id: string) => page.getByLabel(say({ en, id }));
  await field('Email', 'Email').fill(email);
  await field('Phone Number', 'Nomor Telepon').fill('0812 3456 7890');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await field('Password Confirmation', 'Konfirmasi Password').fill(PASSWORD);
  await press(page, say, { en: 'Continue', id: 'Lanjut' });
  await field('Province', 'Provinsi').selectOption({ label: 'Jawa Barat' });
  await field('City', 'Kota/Kabupaten').selectOption({ label: 'Kabupaten Garut' });
  await field('Zip Code', 'Kode Pos').fill('44151');
  await field('Address Details', 'Alamat Lengkap').fill('Jalan Cimanuk 12, Garut');
};

export const fillRegistration = async (page: Page, say: Say, email: string) => {
  await sayWhoOneIs(page, say);
  await sayHowToReachOne(page, say, email);
};
