import { devices } from '@playwright/test';
import { paymentLink as en } from '../src/i18n/en/payment-link.ts';
import { paymentLink as id } from '../src/i18n/id/payment-link.ts';
import { paths } from '../src/paths.ts';
import { atTheGateway, payInTheSandbox } from './support/pay-by.ts';
import { addChildren, openCharge, registerFamily, schoolTime } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

test(
  'a bill is paid by whom the parent sent a link, who sees nothing else of the family',
  { tag: '@once' },
  async ({ page, browser, baseURL, newEmail, language }) => {
    const texts = textsOf(language);
    const words = { en, id }[language];
    const { request } = page;
    await registerFamily(request, newEmail, language === 'id' ? 'ID' : 'EN');
    const year = (await schoolTime(request)).getUTCFullYear();
    const [child = 0] = await addChildren(request, newEmail, [
      { first_name: 'Nisa', birthdate: `${year - 10}-01-15` },
    ]);
    await atTheGateway(request, await openCharge(request, child), 'settle');
    const billing = texts.classroom.billing;

    const url = await test.step('the parent makes a link for the second bill', async () => {
      await page.goto(paths.child(child, 3));
      await page
        .getByRole('button', { name: new RegExp(`^${billing.someoneElse}`) })
        .first()
        .click();
      await page.getByRole('button', { name: words.make }).click();
      const link = page.getByText(/\/pay\/[\w-]{43}$/);
      await expect(page.getByRole('heading', { name: words.title })).toBeFocused();
      await expect(link).toBeVisible();
      // At the top nothing stands half behind the banner, where what is left of it would count as too small.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
      return (await link.textContent()) ?? '';
    });

    await test.step('a grandparent pays it on a phone, without an account', async () => {
      const { defaultBrowserType: _type, ...phone } = devices['Galaxy S9+'] ?? {};
      const context = await browser.newContext({
        ...phone,
        viewport: { width: 360, height: 740 },
        locale: language,
        ...(baseURL !== undefined && { baseURL }),
      });
      const payer = await context.newPage();
      const answer = await payer.goto(url);
      expect(answer?.headers()).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
      await expect(payer.getByRole('heading', { name: words.payer.title('Nisa') })).toBeVisible();
      await expect(payer.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
      await expectAccessible(payer);
      expect(await payer.content()).not.toContain(newEmail);
      const { gopay } = texts.purchase.method;
      await payer.getByRole('button', { name: new RegExp(`^${gopay.name}`) }).click();
      await expect(payer.getByRole('img', { name: texts.purchase.pay.code })).toBeVisible();
      await expect(payer.getByRole('heading', { name: texts.purchase.pay.title })).toBeFocused();
      await expectAccessible(payer);
      const wide = await payer.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(360);
      await payInTheSandbox(payer, texts, 700_000);
      await expect(payer.getByRole('heading', { name: words.payer.paid })).toBeVisible();
      await expect(payer.getByRole('region', { name: words.payer.proof.title })).toContainText(
        words.payer.proof.bill('Nisa'),
      );
      await context.close();
    });

    await test.step('the page that the parent has left open shows it by itself', async () => {
      await expect(page.getByText(billing.progress(2, 6))).toBeVisible();
      await expect(page.getByRole('button', { name: new RegExp(`^${billing.someoneElse}`) })).toBeVisible();
    });

    await test.step('the parent is told, and sees it among the payments', async () => {
      await page.goto(paths.payments());
      await expect(page.getByText(texts.payments.byLink)).toBeVisible();
      await page.goto(paths.inbox());
      const title = language === 'id' ? 'Sudah dibayar lewat tautan Anda' : 'Paid through your payment link';
      await expect(page.getByText(title).first()).toBeVisible();
    });
  },
);
