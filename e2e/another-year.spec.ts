import { formatRupiah, rupiah } from '../src/domain/values/money.ts';
import { paths } from '../src/paths.ts';
import { read, signInAs, signInAsAdmin } from './support/demo.ts';
import { forgetSession } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

/** Has come to unit 9. */
const pupil = { email: 'ratna@kancil.test', name: 'Galih', grade: 5 };

test(
  'a parent books the next grade, comes back to what was begun, and pays',
  { tag: '@once' },
  async ({ page, language }) => {
    const { request } = page;
    const { classroom, purchase } = textsOf(language);
    const { email, name, grade } = pupil;
    const { children } = await signInAs(request, email, language);
    const child = children.get(name) ?? 0;
    const drawer = page.getByRole('dialog');
    const next = drawer.getByRole('button', { name: purchase.next, exact: true });
    const back = drawer.getByRole('button', { name: purchase.back, exact: true });
    const bill = drawer.getByRole('complementary', { name: purchase.bill.title });
    const money = (amount: number) => formatRupiah(rupiah(amount));
    let total = '';

    await test.step('the tab leads to the choice, which Next waits for', async () => {
      await page.goto(paths.child(child, 4));
      await page.getByRole('link', { name: classroom.next.choose }).click();
      await expect(drawer.getByRole('heading', { name: purchase.grade.title(name) })).toBeVisible();
      await expect(next).toBeDisabled();
      await expect(back).toHaveCount(0);
      await expect(drawer.getByRole('radio', { name: purchase.grade.stay(grade) })).toBeEnabled();
      await drawer.getByRole('radio', { name: purchase.grade.next(grade + 1) }).check();
      await next.click();
    });

    await test.step('the only class is chosen already', async () => {
      await expect(drawer.getByRole('radio')).toHaveCount(1);
      await expect(drawer.getByRole('radio')).toBeChecked();
      await next.click();
    });

    await test.step('registration costs nothing any more, kit and book are not sold again', async () => {
      await expect(next).toBeDisabled();
      await drawer.locator('summary').first().click();
      await expect(drawer.getByText(purchase.interval.noCertificate).first()).toBeVisible();
      await expect(drawer.getByText(purchase.interval.kit)).toHaveCount(0);
      await drawer.getByRole('radio', { name: /^2 / }).check();
      await expect(bill).toContainText(money(-250_000));
      await expect(bill).toContainText(purchase.bill.paidBefore);
      await expect(bill).toContainText(money(700_000));
      await expect(bill).not.toContainText(money(350_000));
      await next.click();
    });

    await test.step('an address that was typed is saved by Next, and shown before paying', async () => {
      await drawer.getByRole('radio', { name: /JNE/ }).check();
      await drawer.getByRole('button', { name: purchase.delivery.edit }).click();
      const street = drawer.locator('textarea').first();
      await street.fill('');
      await next.click();
      await expect(street).toBeFocused();
      await expect(drawer.getByRole('heading', { name: purchase.delivery.titleNext })).toBeVisible();
      await street.fill('Jalan Merdeka 5, RT 02');
      await back.click();
      await next.click();
      await expect(street).toHaveValue('Jalan Merdeka 5, RT 02');
      await next.click();
      await expect(drawer.getByRole('heading', { name: purchase.method.title })).toBeVisible();
      await expect(drawer.getByText('Jalan Merdeka 5, RT 02')).toBeVisible();
      const { users } = await read<{ users: { address_details: string } }>(request, '/users/session');
      expect(users.address_details).toBe('Jalan Merdeka 5, RT 02');
    });

    await test.step('a reload keeps every choice', async () => {
      await drawer.getByRole('radio', { name: /QRIS/ }).check();
      // The choice shows before the address has changed.
      await expect(page).toHaveURL(/method=gopay/);
      await page.reload();
      await expect(drawer.getByRole('radio', { name: /QRIS/ })).toBeChecked();
      await expectAccessible(page);
      const pay = drawer.getByRole('button', { name: new RegExp(`^${purchase.method.pay('Rp')}`) });
      total = /Rp.+$/.exec((await pay.textContent()) ?? '')?.[0] ?? '';
      expect(Number(total.replaceAll(/\D/g, ''))).toBeGreaterThan(700_000);
      await pay.click();
      await expect(drawer.getByRole('img', { name: purchase.pay.code })).toBeVisible();
    });

    const open = async () => {
      const { charges } = await read<{
        charges: { order_id: string; child_id: number; purpose: string; billing_id: number }[];
      }>(request, '/payment/open');
      return charges.find(({ child_id }) => child_id === child);
    };

    await test.step('closed and opened again, by whatever link, it goes on at its code as a next grade', async () => {
      await drawer.getByRole('button', { name: purchase.close }).click();
      expect((await open())?.purpose).toBe('NEXT_GRADE');
      for (const path of [paths.nextGrade(child), paths.buyCourse(child)]) {
        await page.goto(path);
        await expect(drawer.getByRole('heading', { name: purchase.titles.NEXT_GRADE(name) })).toBeVisible();
        await expect(drawer.getByRole('img', { name: purchase.pay.code })).toBeVisible();
      }
    });

    await test.step('once its time is over, the same bill waits with its whole total', async () => {
      const charge = await open();
      expect((await request.post(`/sandbox/gateway/${charge?.order_id}/expire`)).ok()).toBe(true);
      await page.goto(paths.child(child, 3));
      await page
        .getByRole('link', { name: new RegExp(`^${classroom.billing.payNow}`) })
        .first()
        .click();
      await expect(drawer.getByText(purchase.method.frozen)).toBeVisible();
      await expect(bill).toContainText(total);
      await drawer.getByRole('radio', { name: /QRIS/ }).check();
      await drawer.getByRole('button', { name: purchase.method.pay(total) }).click();
      await expect(drawer.getByRole('img', { name: purchase.pay.code })).toBeVisible();
      const again = await open();
      expect([again?.purpose, again?.billing_id]).toEqual(['NEXT_GRADE', charge?.billing_id]);
    });

    await test.step('paid, it says so in its own words and offers nothing to buy', async () => {
      const charge = await open();
      expect((await request.post(`/sandbox/gateway/${charge?.order_id}/settle`)).ok()).toBe(true);
      await expect(
        drawer.getByRole('heading', { name: purchase.outcome.nextGrade.title(name) }),
      ).toBeVisible();
      await expect(drawer.getByText(purchase.outcome.nextGrade.noTest)).toBeVisible();
      await expectAccessible(page);
      await drawer.getByRole('button', { name: purchase.outcome.done(name) }).click();
      await page.goto(paths.child(child, 4));
      await expect(page.getByRole('heading', { name: classroom.next.bookedTitle })).toBeVisible();
      await expect(page.getByText(classroom.childStatus.thisYear(grade))).toBeVisible();
      await page.goto(paths.nextGrade(child));
      await expect(drawer.getByRole('heading', { name: purchase.outcome.booked.title(name) })).toBeVisible();
    });

    await test.step('both years can be looked at, and their bills say which is which', async () => {
      await page.goto(paths.child(child));
      const choice = (year: string) => page.getByRole('button', { name: year });
      await expect(choice(classroom.billing.yearIs.THIS)).toHaveAttribute('aria-pressed', 'true');
      await choice(classroom.billing.yearIs.NEXT).click();
      await expect(page.getByText(/^(It has not started yet|Belum dimulai)/)).toBeVisible();
      await page.goto(paths.child(child, 3));
      for (const time of ['THIS', 'NEXT'] as const)
        await expect(
          page.getByRole('heading', { name: new RegExp(`^${classroom.billing.yearIs[time]}:`) }),
        ).toBeVisible();
    });

    await test.step('staff say that the child has left, its family reads so, and it is taken back', async () => {
      const { admin, classroom: words } = textsOf(language);
      const { leaving } = admin.family;
      const { userId } = await signInAs(request, email);
      const answer = async (asked: string, yes: string) => {
        await forgetSession(page);
        await signInAsAdmin(request, language);
        await page.goto(paths.adminFamily(userId));
        await page.getByRole('button', { name: new RegExp(`^${asked} ${name}`) }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      };
      await answer(leaving.say, leaving.yes);
      await expect(page.getByRole('button', { name: new RegExp(`^${leaving.back} ${name}`) })).toBeVisible();

      await forgetSession(page);
      await signInAs(request, email);
      await page.goto(paths.child(child));
      await expect(page.getByText(words.childStatus.leftText(name)).first()).toBeVisible();
      const write = page.locator(
        `a[href$="?${new URLSearchParams({ text: words.childStatus.leftMessage(name) }).toString()}"]`,
      );
      await expect(write).toBeVisible();
      await expectAccessible(page);
      await page.goto(paths.child(child, 3));
      await expect(page.getByText(words.billing.left(name)).first()).toBeVisible();

      await answer(leaving.back, leaving.backYes);
      await forgetSession(page);
      await signInAs(request, email);
      await page.goto(paths.child(child, 4));
      await expect(page.getByRole('heading', { name: words.next.bookedTitle })).toBeVisible();
    });

    await test.step('an address that names no purchase is refused in words', async () => {
      await page.goto(`${paths.child(child)}?buy=everything`);
      await expect(page.getByText(purchase.unknownPurpose)).toBeVisible();
      await expect(drawer).toHaveCount(0);
    });
  },
);
