import type { Locator } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { signInAs, signInAsAdmin } from './support/demo.ts';
import { expectAside } from './support/notification.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

/** How far from the lower edge of the viewport something ends, in pixels. */
const distanceBelow = (one: Locator) =>
  one.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);

test(
  'on a phone whose keyboard is open the purchase shows its choices, and a message moves and covers no button',
  { tag: '@once' },
  async ({ page, context, language }) => {
    const { purchase, shell } = textsOf(language);
    const { children } = await signInAs(page.request, 'budi@kancil.test', language);
    await page.goto(paths.buyCourse(children.get('Marulam') ?? 0));
    await page.setViewportSize({ width: 360, height: 420 });
    const drawer = page.getByRole('dialog');
    const next = drawer.getByRole('button', { name: purchase.next, exact: true });
    const choose = async (place: number) => {
      await drawer.getByRole('radio').nth(place).check();
      await next.click();
    };
    await drawer.getByRole('button', { name: purchase.intro.buy, exact: true }).click();
    await choose(0);
    await choose(1);

    await drawer.getByRole('button', { name: purchase.delivery.edit }).click();
    await drawer.locator('textarea').first().fill('Jalan Merdeka 5, RT 02');
    const before = await distanceBelow(next);
    await context.setOffline(true);
    await drawer.getByRole('button', { name: purchase.delivery.save }).click();
    await expect(page.locator('[data-severity="error"]')).toContainText(shell.offline);
    expect(await distanceBelow(next)).toBe(before);
    await expectAside(page);
    await context.setOffline(false);

    await drawer.getByRole('button', { name: purchase.delivery.cancel }).click();
    await choose(0);
    await expect(drawer.getByRole('heading', { name: purchase.method.title })).toBeVisible();
    await expect(drawer.getByText(purchase.method.gopay.text)).toBeInViewport({ ratio: 0.9 });
    await expect(drawer.getByRole('button', { name: purchase.back })).toBeInViewport({ ratio: 1 });
  },
);

test(
  'on a low desk a message stands in the side menu, and covers no row',
  { tag: '@once' },
  async ({ browser, baseURL, language }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 1280, height: 600 },
      isMobile: false,
      hasTouch: false,
    });
    const page = await context.newPage();
    const { children } = textsOf(language).admin;
    await signInAsAdmin(page.request, language);
    await page.goto(`${paths.adminChildren}?batch=all&q=bintang`);
    await page.getByRole('table').getByRole('button', { name: children.edit }).first().click();
    const dialog = page.getByRole('dialog', { name: children.dialog });
    await dialog.getByLabel(children.grade).selectOption('6');
    await dialog.getByRole('button', { name: children.submit }).click();
    const message = page.locator('[data-severity]');
    await expect(message).toBeVisible();
    await expectAside(page);
    await expect
      .poll(async () => {
        const box = await message.boundingBox();
        return box ? box.x + box.width : 'gone';
      })
      .toBeLessThanOrEqual(260);
    await context.close();
  },
);
