import type { Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { PASSWORD } from './support/family.ts';
import { read } from './support/demo.ts';
import { lookAgain } from './support/pay-by.ts';
import { addChildren, call, registerFamily, signInAsParent } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface Account {
  first_name: string;
  zip_code: string;
  address_details: string;
  special_notes: string;
}
const accountOf = async ({ request }: Page) =>
  (await read<{ users: Account }>(request, '/users/session')).users;

/** What is saved from elsewhere, in one call. */
const change = async (page: Page, details: Partial<Account>) =>
  call(page.request, '/users/update-user', { ...(await accountOf(page)), ...details });

const box = (on: Page, name: string) => on.getByRole('textbox', { name, exact: true });
const answerTo = (on: Page, path: string) =>
  on.waitForResponse((answer) => answer.url().endsWith(path)).then((answer) => answer.status());
/** @returns the status of the first answer */
const save = async (on: Page, name: string, path = '/users/update-user') => {
  const answered = answerTo(on, path);
  await on.getByRole('button', { name }).click();
  return answered;
};
const expectSaved = (on: Page) => expect(on.locator('[data-severity="success"]')).toBeVisible();

test(
  'what one device saved is not undone by another: it is shown, what was typed stays, and saving again works',
  { tag: '@once' },
  async ({ page: phone, browser, server, context, newEmail, language }) => {
    const texts = textsOf(language);
    const { profile, fields, forms, shell } = texts;
    const { changedElsewhere } = profile;
    await registerFamily(phone.request, newEmail, language === 'id' ? 'ID' : 'EN');
    await signInAsParent(phone.request, newEmail);
    const elsewhere = await browser.newContext({ baseURL: server.url });
    const laptop = await elsewhere.newPage();
    await signInAsParent(laptop.request, newEmail);

    const zip = (on: Page) => box(on, fields.zip_code);
    const street = (on: Page) => box(on, fields.address_details);
    const notes = (on: Page) => box(on, forms.optional(fields.special_notes));
    const openAddress = (on: Page) => on.goto(paths.profile(3));
    const saveAddress = (on: Page) => save(on, profile.address.save);

    await test.step('a field that both have changed keeps what was typed, the others show what is stored', async () => {
      await openAddress(phone);
      await openAddress(laptop);
      await notes(laptop).fill('Pagar biru');
      await zip(laptop).fill('44153');
      expect(await saveAddress(laptop)).toBe(200);
      await zip(phone).fill('44152');
      expect(await saveAddress(phone)).toBe(409);
      await expect(phone.locator('[data-severity="error"]')).toContainText(changedElsewhere.message);
      await expect(notes(phone)).toHaveValue('Pagar biru');
      await expect(phone.getByText(changedElsewhere.taken)).toBeVisible();
      await expect(zip(phone)).toHaveValue('44152');
      await expect(zip(phone)).toBeFocused();
      await expect(phone.getByText(changedElsewhere.keptInsteadOf('44153'))).toBeVisible();
      await expectAccessible(phone);
      expect(await accountOf(phone)).toMatchObject({ zip_code: '44153', special_notes: 'Pagar biru' });
      expect(await saveAddress(phone)).toBe(200);
      await expectSaved(phone);
      await expect(phone.getByText(changedElsewhere.taken)).toHaveCount(0);
      expect(await accountOf(phone)).toMatchObject({ zip_code: '44152', special_notes: 'Pagar biru' });
    });

    await test.step('a change of another part of the profile is kept without a question', async () => {
      await laptop.goto(paths.profile(1));
      await street(phone).fill('Jalan Merdeka 5, RT 02');
      expect(await saveAddress(phone)).toBe(200);
      await box(laptop, fields.first_name).fill('Ratna');
      expect(await save(laptop, profile.information.save)).toBe(409);
      await expectSaved(laptop);
      expect(await accountOf(phone)).toMatchObject({
        first_name: 'Ratna',
        address_details: 'Jalan Merdeka 5, RT 02',
      });
    });

    await test.step('a window that is looked at again shows what is stored, and keeps what was typed', async () => {
      await change(laptop, { special_notes: 'Pagar hijau' });
      await zip(phone).fill('44154');
      await lookAgain(phone);
      await expect(notes(phone)).toHaveValue('Pagar hijau');
      await expect(zip(phone)).toHaveValue('44154');
      expect(await saveAddress(phone)).toBe(200);
    });

    await test.step('another window of the same browser shows it without a touch', async () => {
      const beside = await context.newPage();
      await openAddress(beside);
      await street(phone).fill('Jalan Merdeka 7');
      expect(await saveAddress(phone)).toBe(200);
      await expect(street(beside)).toHaveValue('Jalan Merdeka 7');
      await beside.close();
    });

    await test.step('a changed password or language makes no save of the same window look old', async () => {
      await phone.getByRole('tab', { name: profile.tabs.password, exact: true }).click();
      await box(phone, fields.old_password).fill(PASSWORD);
      await box(phone, fields.new_password).fill('rahasia-456');
      await box(phone, fields.password_confirmation).fill('rahasia-456');
      const afterPassword = answerTo(phone, '/users/session');
      await phone.getByRole('button', { name: profile.password.save }).click();
      await afterPassword;
      await phone.getByRole('tab', { name: profile.tabs.address, exact: true }).click();
      await zip(phone).fill('44155');
      expect(await saveAddress(phone)).toBe(200);

      const other = textsOf(language === 'id' ? 'en' : 'id');
      await phone.getByRole('banner').getByRole('button', { name: shell.language }).click();
      const afterLanguage = answerTo(phone, '/users/session');
      await phone.getByRole('button', { name: language === 'id' ? shell.english : shell.indonesian }).click();
      await afterLanguage;
      await box(phone, other.fields.zip_code).fill('44156');
      expect(await save(phone, other.profile.address.save)).toBe(200);
    });
    await elsewhere.close();
  },
);

test(
  'the address in the purchase and the details of a child undo nothing that was saved elsewhere',
  { tag: '@once' },
  async ({ page, newEmail, language }) => {
    const { profile, fields, forms, purchase, children } = textsOf(language);
    const { delivery } = purchase;
    const { changedElsewhere } = profile;
    await registerFamily(page.request, newEmail, language === 'id' ? 'ID' : 'EN');
    const [child = 0] = await addChildren(page.request, newEmail, [
      { first_name: 'Nisa', birthdate: '2018-05-02' },
    ]);
    const notes = box(page, forms.optional(fields.special_notes));
    const zip = box(page, fields.zip_code);

    await test.step('an address that was typed in the purchase and not saved', async () => {
      await page.goto(paths.buyCourse(child));
      const drawer = page.getByRole('dialog');
      const next = drawer.getByRole('button', { name: purchase.next, exact: true });
      await drawer.getByRole('button', { name: purchase.intro.buy, exact: true }).click();
      await drawer.getByRole('radio').nth(0).check();
      await next.click();
      await drawer.getByRole('radio').nth(1).check();
      await next.click();
      await drawer.getByRole('button', { name: delivery.edit }).click();
      await zip.fill('44152');
      await drawer.getByRole('button', { name: purchase.back, exact: true }).click();
      await change(page, { special_notes: 'Pagar biru' });
      await lookAgain(page);
      await next.click();
      await expect(zip).toHaveValue('44152');
      await expect(notes).toHaveValue('Pagar biru');
      await change(page, { zip_code: '44153' });
      // The server refuses it, unless the page has read the change first, when it was looked at again.
      await drawer.getByRole('button', { name: delivery.save }).click();
      await expect(drawer.getByText(changedElsewhere.keptInsteadOf('44153'))).toBeVisible();
      expect(await save(page, delivery.save)).toBe(200);
      await expect(drawer.getByText('44152')).toBeVisible();
      expect(await accountOf(page)).toMatchObject({ zip_code: '44152', special_notes: 'Pagar biru' });
    });

    await test.step('the details of a child', async () => {
      await page.goto(paths.child(child, 2));
      await page.getByRole('button', { name: children.page.edit, exact: true }).click();
      await box(page, fields.first_name).fill('Nisa Ayu');
      const details = { last_name: 'Kartika', gender: 'MALE', birthdate: '2018-05-02' };
      await call(page.request, '/childs/update-child', { child_id: child, first_name: 'Nisa', ...details });
      expect(await save(page, children.page.save, '/childs/update-child')).toBe(409);
      await expect(page.getByText(changedElsewhere.taken)).toBeVisible();
      await expect(page.getByRole('radio', { name: profile.gender.MALE, exact: true })).toBeChecked();
      await expect(box(page, fields.first_name)).toHaveValue('Nisa Ayu');
      expect(await save(page, children.page.save, '/childs/update-child')).toBe(200);
      await expect(page.getByRole('heading', { name: 'Nisa Ayu Kartika' })).toBeVisible();
    });
  },
);

test(
  'a save after the session has ended elsewhere leaves what was typed, and works once the parent has signed in',
  { tag: '@once' },
  async ({ page, newEmail, language }) => {
    const { profile, fields, shell } = textsOf(language);
    await registerFamily(page.request, newEmail, 'ID');
    await signInAsParent(page.request, newEmail);
    await page.goto(paths.profile(3));
    const zip = box(page, fields.zip_code);
    await zip.fill('44152');
    await call(page.request, '/users/logout', {});
    await lookAgain(page);
    expect(await save(page, profile.address.save)).toBe(401);
    await expect(page.getByRole('link', { name: shell.signInAgain })).toBeVisible();
    await expect(zip).toHaveValue('44152');
    await signInAsParent(page.request, newEmail);
    expect(await save(page, profile.address.save)).toBe(200);
  },
);
