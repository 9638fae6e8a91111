import { paths } from '../src/paths.ts';
import { read, signInAsAdmin } from './support/demo.ts';
import { lookAgain } from './support/pay-by.ts';
import { call } from './support/school.ts';
import { showAtDesk } from './support/staff-width.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

const PASSWORD = 'sandi-yang-panjang-7';

interface Staff {
  staff: { user_id: number; email: string }[];
}

test(
  'an owner invites a clerk once, although the answer gets lost; the clerk signs in, and as a teacher sees no family any more',
  { tag: '@once' },
  async ({ page, browser, server, language, newEmail: email }) => {
    const { admin } = textsOf(language);
    const { staff, invitation, frame, children, orders } = admin;
    await showAtDesk(page);
    await signInAsAdmin(page.request, language);

    await test.step('the invitation goes out once, and so does the next one', async () => {
      await page.goto(paths.adminStaff);
      await page.getByRole('button', { name: staff.invite, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: staff.inviteTitle });
      await dialog.locator('[name=first_name]').fill('Rizky Ramadhan');
      await dialog.locator('[name=email]').fill(email);
      const loseAnswer = () =>
        page.route(
          '**/api/v1/staff/invite',
          async (route) => {
            await route.fetch();
            await route.abort('internetdisconnected');
          },
          { times: 1 },
        );
      await loseAnswer();
      const send = dialog.getByRole('button', { name: staff.inviteSubmit, exact: true });
      await send.click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await send.click();
      await expect(dialog).toBeHidden();
      const row = page.getByRole('row').filter({ hasText: email });
      await expect(row).toContainText(staff.states.invited);

      await loseAnswer();
      const again = row.getByRole('button', { name: new RegExp(staff.again) });
      await again.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await again.click();
      await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible();
      await expectAccessible(page);
    });

    const mailed = async () =>
      (
        (await (await page.request.get(`/sandbox/outbox.json?to=${encodeURIComponent(email)}`)).json()) as {
          messages: { text: string }[];
        }
      ).messages;
    await expect.poll(async () => (await mailed()).length).toBe(2);
    const token = /\/admin\/invitation\/([\w-]+)/.exec((await mailed())[0]?.text ?? '')?.[1] ?? '';

    const home = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
    const invited = await home.newPage();
    await test.step('the link sets a password, and leads to the sign-in with the address filled in', async () => {
      await invited.goto(`${paths.adminInvitation(token)}?lang=${language}`);
      await invited.locator('[name=password]').fill(PASSWORD);
      await invited.locator('[name=password_confirmation]').fill(PASSWORD);
      await invited.getByRole('button', { name: invitation.save, exact: true }).click();
      await expect(invited).toHaveURL(paths.adminLogin);
      await expect(invited.locator('[name=email]')).toHaveValue(email);
    });

    await test.step('a clerk sees the menu of clerks, and from an owners’ screen is led home with a word', async () => {
      await invited.locator('[name=password]').fill(PASSWORD);
      await invited.locator('[name=password]').press('Enter');
      await expect(invited).toHaveURL(paths.adminOrders);
      // A page that is about to go would say the word itself, as soon as its scripts run.
      await expect(invited.locator('body')).toHaveAttribute('data-hydrated', 'true');
      await invited.goto(`${paths.adminSettings}?lang=${language}`);
      await expect(invited).toHaveURL(`${paths.adminOrders}?lang=${language}`);
      await expect(invited.getByRole('status').filter({ hasText: frame.keptFor.owner })).toBeVisible();
      const menu = invited.getByRole('navigation', { name: frame.navigation });
      await expect(menu.getByRole('link', { name: frame.children, exact: true })).toBeVisible();
      for (const hidden of [frame.settings, staff.title])
        await expect(menu.getByRole('link', { name: hidden, exact: true })).toHaveCount(0);
    });

    await test.step('made a teacher elsewhere, they lose an open family as soon as the page is looked at', async () => {
      await invited.goto(`${paths.adminChildren}?batch=all&q=alya&lang=${language}`);
      // Other journeys may have added children of this name.
      const row = invited.getByRole('row').filter({ hasText: 'Alya' }).first();
      await row.getByRole('link', { name: new RegExp(children.family) }).click();
      const copy = invited.getByRole('button', { name: orders.copyPhone }).first();
      await expect(copy).toBeVisible();
      await invited.waitForLoadState('networkidle');
      const before = await copy.boundingBox();
      await copy.click();
      // Copied, or not: a window in the background has no clipboard.
      await expect(invited.locator('[data-severity]')).toBeVisible();
      expect(await copy.boundingBox(), 'the notice at the foot moves nothing').toEqual(before);
      const { staff: everybody } = await read<Staff>(page.request, '/staff');
      const colleague = everybody.find((one) => one.email === email);
      await call(page.request, '/staff/role', { user_id: colleague?.user_id, role: 'teacher' });
      await lookAgain(invited);
      await expect(invited).toHaveURL(paths.adminTeaching);
      await expect(invited.getByRole('status').filter({ hasText: frame.keptFor.clerk })).toBeVisible();
      await expect(invited.getByText('Alya')).toHaveCount(0);
      await call(page.request, '/staff/end', { user_id: colleague?.user_id });
    });
    await home.close();
  },
);
