import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD, demoAdmin } from '../src/demo/people.ts';
import { paths } from '../src/paths.ts';
import { signInAsAdmin } from './support/demo.ts';
import { forgetSession } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { type Texts, textsOf } from './support/texts.ts';

/** What the phone shows so many steps of 30 seconds from now: it and the server go by the real time. */
const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

const typePassword = async (page: Page, { login }: Texts['admin']) => {
  await page.goto(paths.adminLogin);
  await page.getByLabel(login.email).fill(demoAdmin.email);
  await page.getByLabel(login.password, { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: login.signIn, exact: true }).click();
};

const answerDialog = async (page: Page, action: string, { login, security }: Texts['admin']) => {
  await page.getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog', { name: action });
  await dialog.getByLabel(login.password, { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: security.next }).click();
};

test(
  'staff set up a second factor, sign in with a code and with a recovery code, and switch it off',
  { tag: '@once' },
  async ({ page, language }) => {
    const { admin } = textsOf(language);
    const { security, secondStep, login } = admin;
    await signInAsAdmin(page.request, language);
    await page.goto(paths.adminSecurity);
    await answerDialog(page, security.start, admin);
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await expect(page.getByRole('img', { name: security.setUp.qr })).toBeVisible();
    await expectAccessible(page);
    const code = page.getByLabel(secondStep.code);
    await code.fill('12345');
    await page.getByRole('button', { name: security.setUp.confirm }).click();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill(codeOf(secret, 0));
    await page.getByRole('button', { name: security.setUp.confirm }).click();
    const codes = page.getByRole('list', { name: security.codes.list }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = (await codes.first().textContent()) ?? '';
    await expectAccessible(page);
    await page.getByRole('button', { name: security.codes.kept }).click();
    await expect(page.getByText(security.left(10))).toBeVisible();
    await expectAccessible(page);

    await forgetSession(page);
    await typePassword(page, admin);
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expectAccessible(page);
    await code.fill(codeOf(secret, 1));
    await code.press('Enter');
    await expect(page).toHaveURL(paths.adminOrders);

    await forgetSession(page);
    await typePassword(page, admin);
    await page.getByRole('button', { name: secondStep.toRecovery }).click();
    await page.getByLabel(secondStep.recoveryCode).fill(recovery);
    await page.getByRole('button', { name: login.signIn, exact: true }).click();
    await expect(page).toHaveURL(paths.adminSecurity);
    await expect(page.getByText(security.left(9))).toBeVisible();

    await answerDialog(page, security.remove, admin);
    await expect(page.getByText(security.off)).toBeVisible();
  },
);
