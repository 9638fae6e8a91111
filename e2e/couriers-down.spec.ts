import { paths } from '../src/paths.ts';
import { signInAs } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

const COSTS = '**/api/v1/rajaongkir/cost';

test(
  'while the couriers do not answer a family is told so, tries again, and loses nothing it chose or typed',
  { tag: '@once' },
  async ({ page, language }) => {
    const { purchase } = textsOf(language);
    const { delivery } = purchase;
    const { children } = await signInAs(page.request, 'budi@kancil.test', language);
    // The line alone to the couriers is cut: what the server says of a service that is down leads to the same words.
    await page.route(COSTS, (route) => route.abort('internetdisconnected'));
    await page.goto(paths.buyCourse(children.get('Marulam') ?? 0));
    const drawer = page.getByRole('dialog');
    const next = drawer.getByRole('button', { name: purchase.next, exact: true });
    await drawer.getByRole('button', { name: purchase.intro.buy, exact: true }).click();
    await drawer.getByRole('radio').nth(0).check();
    await next.click();
    await drawer.getByRole('radio').nth(1).check();
    await next.click();

    const failures = drawer.getByRole('alert').filter({ hasText: delivery.failed });
    await expect(failures).toHaveCount(1);
    await expect(page.locator('[data-severity=error]')).toBeVisible();
    await expect(next).toBeDisabled();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: delivery.edit }).click();
    const street = drawer.locator('textarea').first();
    await street.fill('Jalan Merdeka 5, RT 02');
    // Once more without an answer, then with one.
    const retry = failures.first().getByRole('button', { name: delivery.retry });
    const failed = page.waitForEvent('requestfailed');
    await retry.click();
    await failed;
    // It asks a few times by itself before it says so again.
    await expect(retry).toBeEnabled({ timeout: 30_000 });
    await expect(failures).toHaveCount(1);
    await page.unroute(COSTS);
    await failures.getByRole('button', { name: delivery.retry }).click();
    await expect(failures).toHaveCount(0);
    await expect(street).toHaveValue('Jalan Merdeka 5, RT 02');
    await drawer.getByRole('button', { name: delivery.cancel }).click();
    await drawer.getByRole('radio').first().check();
    await next.click();
    await expect(drawer.getByRole('heading', { name: purchase.method.title })).toBeVisible();
    await drawer.getByRole('button', { name: purchase.back }).click();
    await expect(drawer.getByRole('radio').first()).toBeChecked();
    await drawer.getByRole('button', { name: purchase.back }).click();
    await expect(drawer.getByRole('radio').nth(1)).toBeChecked();
  },
);
