import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { PASSWORD, registration } from '../tests/support/registration.ts';
import { paths } from '../src/paths.ts';
import { paymentsOf, read, signInAsAdmin, whoIsSignedIn } from './support/demo.ts';
import { showAsStaffSee } from './support/staff-width.ts';
import { addChildren, openCharge, registerFamily, signInAsParent } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface Price {
  setting_id: number;
  setting_key: string;
  setting_name: string;
  setting_name_indo: string;
  normal_price: number;
}

const RAISED = 'Rp\u00a0775.000';

const notification = (page: Page) => page.locator('[data-severity]');
const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name }).first();

const priceOf = async (request: APIRequestContext, key: string) => {
  const { prices } = await read<{ prices: Price[] }>(request, '/settings/prices');
  const found = prices.find(({ setting_key }) => setting_key === key);
  if (!found) throw new Error(`the price list has no ${key}`);
  return found;
};

/** What the newest change of the log says, opened beside its list. */
const openNewest = async (page: Page, query: string, open: string, panel: string) => {
  await page.goto(`${paths.adminLog}?${query}`);
  await button(page.getByRole('row'), new RegExp(`^${open}`)).click();
  return page.getByRole('dialog', { name: panel });
};

test(
  'a changed price counts from now on, an open charge keeps its own, and the log says who changed it',
  { tag: '@desk' },
  async ({ page, language, newEmail }) => {
    await showAsStaffSee(page, language);
    const texts = textsOf(language);
    const { admin, fields, purchase } = texts;
    const { request } = page;
    await registerFamily(request, newEmail, language === 'id' ? 'ID' : 'EN');
    const [first = 0, second = 0] = await addChildren(request, newEmail, [
      { first_name: 'Alya', birthdate: '2018-05-02' },
      { first_name: 'Bima', birthdate: '2017-05-02' },
    ]);
    await openCharge(request, first);
    const { userId } = await whoIsSignedIn(request);
    const charged = (await paymentsOf(request, userId)).map(({ gross_amount }) => gross_amount);
    expect(charged).toHaveLength(1);

    await signInAsAdmin(request, language);
    const price = await priceOf(request, 'interval_2');
    const name = language === 'id' ? price.setting_name_indo : price.setting_name;
    await page.goto(paths.adminSettings);
    await button(page.getByRole('table'), `${admin.settings.edit} ${name}`).click();
    const panel = page.getByRole('dialog', { name: admin.settings.priceTitle });
    const amount = panel.getByLabel(fields.normal_price);
    await expect(amount).toBeFocused();
    await amount.fill('775,000');
    await amount.press('Enter');
    await expect(panel.getByText(texts.problems.not_whole_rupiah(fields.normal_price))).toBeVisible();
    await amount.fill('775.000');
    await expect(panel.getByText(admin.settings.paysBills(RAISED, 6, 'Rp\u00a04.650.000'))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await expect(notification(page)).toContainText(`${name}: Rp\u00a0700.000 → ${RAISED}`);
    await expect(page.getByRole('row').filter({ hasText: name }).first()).toContainText(RAISED);

    await page.goto(paths.ourCourses);
    await expect(page.getByText(RAISED).first()).toBeVisible();

    await signInAsParent(request, newEmail);
    expect((await paymentsOf(request, userId)).map(({ gross_amount }) => gross_amount)).toEqual(charged);
    await page.goto(paths.buyCourse(second));
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: purchase.intro.buy, exact: true }).click();
    await drawer.getByRole('radio').first().check();
    await drawer.getByRole('button', { name: purchase.next, exact: true }).click();
    await expect(drawer.getByText(RAISED).first()).toBeVisible();

    await signInAsAdmin(request, language);
    const { users: staff } = await read<{ users: { first_name: string } }>(request, '/users/session');
    const entry = await openNewest(page, 'kind=price', admin.log.open, admin.log.panel);
    await expect(entry).toContainText(fields.normal_price);
    await expect(entry).toContainText('Rp\u00a0700.000');
    await expect(entry).toContainText(RAISED);
    await expect(entry).toContainText(staff.first_name);
    await expectAccessible(page);
    await request.post(`${paths.api}/settings/price`, { data: { ...price, version: undefined } });
  },
);

test(
  'staff activate a family, correct its address and make a reset link, and find all of it in the log',
  { tag: '@once' },
  async ({ page, language, newEmail }) => {
    await showAsStaffSee(page, language);
    const { admin, fields } = textsOf(language);
    const { account, confirm, log } = admin;
    const { request } = page;
    const corrected = `right-${newEmail}`;
    const registered = await request.post(`${paths.api}/users/register`, {
      data: registration(newEmail, { locale: language === 'id' ? 'ID' : 'EN' }),
    });
    const { users } = (await registered.json()) as {
      users: { user_id: number; first_name: string; last_name: string };
    };
    const family = `${users.first_name} ${users.last_name}`.trim();

    await signInAsAdmin(request, language);
    await page.goto(paths.adminFamily(users.user_id));
    const panel = page.getByRole('main');
    const question = page.getByRole('dialog', { name: confirm.title });
    await expect(panel).toContainText(account.notActive);
    await expectAccessible(page);
    await button(panel, account.activate).click();
    await expect(question).toContainText(account.askActivate(family));
    await question.getByRole('button', { name: confirm.yes }).click();
    await expect(notification(page)).toContainText(account.activated(family));
    await expect(button(panel, account.activate)).toHaveCount(0);
    // What says that it is active has the focus: the button that had it is gone.
    await expect(panel.getByText(account.active, { exact: true }).locator('xpath=..')).toBeFocused();

    await button(panel, account.correct).click();
    const dialog = page.getByRole('dialog', { name: account.correctTitle });
    await test.step('an address that was typed is not lost by closing its dialog', async () => {
      const field = dialog.getByLabel(fields.email, { exact: true });
      await field.fill('sari@kancil');
      await page.keyboard.press('Escape');
      const { leaveTitle, leave, stay } = admin.form;
      const leaving = page.getByRole('dialog', { name: leaveTitle });
      await leaving.getByRole('button', { name: stay }).click();
      // While the question goes, a key is still its own.
      await expect(leaving).toHaveCount(0);
      await expect(field).toHaveValue('sari@kancil');
      // Both dialogs go at once, and the focus is back where the first of them was opened.
      await page.keyboard.press('Escape');
      await leaving.getByRole('button', { name: leave }).click();
      await expect(button(panel, account.correct)).toBeFocused();
    });
    await button(panel, account.correct).click();
    await dialog.getByLabel(fields.email, { exact: true }).fill('sari@kancil.test');
    await dialog.getByRole('button', { name: account.correctSubmit }).click();
    // Somebody else's address: nobody is asked about it, and it stays, with the reason beside it.
    await expect(dialog.getByLabel(fields.email, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(fields.email, { exact: true }).fill(corrected);
    await dialog.getByRole('button', { name: account.correctSubmit }).click();
    await expect(question).toContainText(account.askCorrect(family, corrected));
    await expectAccessible(page);
    await question.getByRole('button', { name: confirm.yes }).click();
    await expect(notification(page)).toContainText(account.corrected(family, corrected));
    await expect(panel).toContainText(corrected);

    await button(panel, account.resetLink).click();
    await question.getByRole('button', { name: confirm.yes }).click();
    await expect(panel.getByText(/\/reset-password-callback\//)).toBeVisible();
    await expect(button(panel, account.copyLink)).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${paths.adminLog}?kind=family&q=${encodeURIComponent(family)}`);
    const rows = page.getByRole('row').filter({ hasText: family });
    await expect(rows.filter({ hasText: log.events.resetLink('') }).first()).toBeVisible();
    await expect(rows.filter({ hasText: log.events.activated }).first()).toBeVisible();
    await rows
      .filter({ hasText: corrected })
      .first()
      .getByRole('button', { name: new RegExp(`^${log.open}`) })
      .click();
    const entry = page.getByRole('dialog', { name: log.panel });
    await expect(entry).toContainText(newEmail);
    await expect(entry).toContainText(corrected);

    const signedIn = await request.post(`${paths.api}/users/login`, {
      data: { email: corrected, password: PASSWORD },
    });
    expect(signedIn.ok(), await signedIn.text()).toBe(true);
  },
);
