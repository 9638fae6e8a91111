import { paths } from '../src/paths.ts';
import { whoIsSignedIn, paymentsOf } from './support/demo.ts';
import { openMandiri } from './support/pay-by.ts';
import { addChildren, openCharge, registerFamily, schoolTime } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

test(
  'the numbers of a Mandiri bill are copied without their gaps, and the steps of one place are open at a time',
  { tag: '@once' },
  async ({ page, context, newEmail, language }) => {
    const texts = textsOf(language);
    const { purchase } = texts;
    const { mandiri, pay } = purchase;
    const { request } = page;
    const drawer = page.getByRole('dialog');
    await registerFamily(request, newEmail, language === 'id' ? 'ID' : 'EN');
    const year = (await schoolTime(request)).getUTCFullYear();
    const [child = 0] = await addChildren(request, newEmail, [
      { first_name: 'Nisa', birthdate: `${year - 7}-01-15` },
    ]);
    const { userId } = await whoIsSignedIn(request);
    const newest = async () => (await paymentsOf(request, userId))[0];

    await test.step('from a code to the numbers', async () => {
      await page.goto(`${paths.buyCourse(child)}&order=${await openCharge(request, child)}`);
      await drawer.getByRole('button', { name: pay.change }).click();
      await openMandiri(drawer, texts);
      await expect(drawer.getByText('70012').first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the payment number is copied without its gaps, also without a clipboard', async () => {
      const key = (await newest())?.bill_key ?? '';
      expect(key).toMatch(/^\d{12}$/);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await drawer.getByRole('button', { name: mandiri.copyOf(mandiri.billKey) }).click();
      await expect(drawer.getByRole('button', { name: mandiri.copiedOf(mandiri.billKey) })).toBeVisible();
      expect(await copied()).toBe(key);
      await page.evaluate(() => {
        const refuse = () => Promise.reject(new Error('no clipboard'));
        Object.defineProperty(navigator.clipboard, 'writeText', { value: refuse, configurable: true });
      });
      await drawer.getByRole('button', { name: mandiri.copyOf(mandiri.amount) }).click();
      await expect(drawer.getByRole('button', { name: mandiri.copiedOf(mandiri.amount) })).toBeVisible();
      expect(await copied()).toBe(String((await newest())?.gross_amount));
      expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^Rp/);
    });

    await test.step('the steps of one place are open at a time, by the keyboard as well', async () => {
      const [app, machine] = mandiri.ways;
      await expect(drawer.getByText(app?.steps[2] ?? '')).toBeVisible();
      await drawer.getByText(machine?.name ?? '', { exact: true }).focus();
      await page.keyboard.press('Enter');
      await expect(drawer.getByText(machine?.steps[1] ?? '')).toBeVisible();
      await expect(drawer.getByText(app?.steps[2] ?? '')).toBeHidden();
    });
  },
);
