import { placementTest as id } from '../src/i18n/id/placement-test.ts';
import { paths } from '../src/paths.ts';
import { signInAs } from './support/demo.ts';
import { addChildren, openCharge, registerFamily, schoolTime } from './support/school.ts';
import { expect, test } from './support/test.ts';

const TWO_DAYS = 2 * 24 * 60 * 60 * 1000;

test(
  'a phone whose clock is two days ahead or behind shows lessons and bills as they are',
  { tag: '@once' },
  async ({ page, context, language }) => {
    const { children } = await signInAs(page.request, 'sari@kancil.test', language);
    const [child = 0] = children.values();
    const others = [await context.newPage(), await context.newPage()] as const;
    await others[0].clock.install({ time: new Date(Date.now() + TWO_DAYS) });
    await others[1].clock.install({ time: new Date(Date.now() - TWO_DAYS) });
    for (const path of [paths.child(child), paths.child(child, 3)]) {
      await page.goto(path);
      await expect(page.getByRole('tabpanel').first()).toBeVisible();
      for (const other of others) await other.goto(path);
      const told = await page.locator('main').innerText();
      for (const other of others)
        await expect(other.locator('main')).toHaveText(told, { useInnerText: true });
    }
    for (const other of others) await other.close();
  },
);

test(
  'a placement test keeps its twenty minutes on a phone whose clock is two days ahead and then behind',
  { tag: '@once' },
  async ({ page, newEmail }) => {
    const { request } = page;
    await registerFamily(request, newEmail, 'ID');
    const year = (await schoolTime(request)).getUTCFullYear();
    const [child = 0] = await addChildren(request, newEmail, [
      { first_name: 'Nisa', birthdate: `${year - 10}-01-15` },
    ]);
    const order = await openCharge(request, child);
    expect((await request.post(`/sandbox/gateway/${order}/settle`)).ok()).toBe(true);
    await page.clock.install({ time: new Date(Date.now() + TWO_DAYS) });
    await page.goto(paths.placementTest(child));
    await page.getByRole('button', { name: id.test.begin(20) }).click();
    await expect(page.getByRole('timer')).toHaveText(id.test.minutesLeft(20));
    // The clock of the phone jumps while the test runs; the server's deadline stays.
    await page.clock.setSystemTime(new Date(Date.now() - TWO_DAYS));
    await page.reload();
    await expect(page.getByRole('timer')).toHaveText(/^(19|20) menit$/);
  },
);
