import { formatRupiah, rupiah } from '../src/domain/values/money.ts';
import { inbox as inboxEn } from '../src/i18n/en/inbox.ts';
import { money as moneyEn } from '../src/i18n/en/money.ts';
import { payments as paymentsEn } from '../src/i18n/en/payments.ts';
import { inbox as inboxId } from '../src/i18n/id/inbox.ts';
import { money as moneyId } from '../src/i18n/id/money.ts';
import { payments as paymentsId } from '../src/i18n/id/payments.ts';
import { paths } from '../src/paths.ts';
import { isUnread, messagesOf, paymentsOf, read, signInAs, signInAsAdmin } from './support/demo.ts';
import { atTheGateway } from './support/pay-by.ts';
import {
  addChildren,
  openCharge,
  registerFamily,
  schoolTime,
  signInAsParent,
  signInAsStaff,
} from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

const inboxTexts = { en: inboxEn, id: inboxId };
const paymentTexts = { en: paymentsEn, id: paymentsId };

const inRupiah = (amount: number) => formatRupiah(rupiah(amount));

test('a mother reads what the school tells her', { tag: '@once' }, async ({ page, language, say }) => {
  const { profile } = textsOf(language);
  const inbox = inboxTexts[language];
  const { userId } = await signInAs(page.request, 'sari@kancil.test', language);
  const messages = await messagesOf(page.request, userId);
  const unread = messages.filter(isUnread).length;
  const first = messages.find(isUnread);
  if (!first) throw new Error('the demo school has an unread message for her');
  const title = say({ en: first.title, id: first.title_indo });

  await page.goto(paths.profile());
  await page.getByRole('tab', { name: new RegExp(`^${profile.tabs.inbox}.*${inbox.count(unread)}`) }).click();
  await expect(page.getByRole('list', { name: inbox.list }).getByRole('listitem')).toHaveCount(
    messages.length,
  );

  await page
    .getByRole('link', { name: `${inbox.unread}: ${title}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
  await expect(page.getByText(say({ en: first.body, id: first.body_indo }))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`tab=6&message=${first.notif_id}$`));
  await expect
    .poll(async () => (await messagesOf(page.request, userId)).filter(isUnread))
    .toHaveLength(unread - 1);

  await page.reload();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-hydrated', 'true');
  await page.goBack();
  await expect(page.getByText(inbox.count(unread - 1), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/tab=6$/);
});

test(
  'Back leads to the page before also while the scripts of the page are still on their way',
  { tag: '@once' },
  async ({ page, language, say }) => {
    const { userId } = await signInAs(page.request, 'sari@kancil.test', language);
    const [message] = await messagesOf(page.request, userId);
    if (!message) throw new Error('the demo school has a message for her');
    const title = say({ en: message.title, id: message.title_indo });
    await page.goto(paths.profile(6));
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();

    const line = Promise.withResolvers<undefined>();
    await page.route(/\.js$/, async (route) => {
      await line.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page.getByRole('list', { name: inboxTexts[language].list })).toBeVisible();
    line.resolve(undefined);
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  },
);

test('a mother looks up what she paid', { tag: '@once' }, async ({ page, language }) => {
  const texts = paymentTexts[language];
  const { userId } = await signInAs(page.request, 'sari@kancil.test', language);
  const payments = await paymentsOf(page.request, userId);
  const paid = payments.find(({ payment_status }) => payment_status === 'SUCCESS');
  if (!paid) throw new Error('the demo school has a payment of hers');

  await page.goto(paths.payments());
  const list = page.getByRole('list', { name: texts.list });
  // The tries to pay one bill stand in one row.
  const bills = new Set(payments.map(({ order_id, get_billing }) => get_billing?.billing_id ?? order_id));
  await expect(list.getByRole('listitem')).toHaveCount(bills.size);
  await list.locator(`a[href="${paths.payments(paid.order_id)}"]`).click();
  await expect(page.getByText(texts.stateText.SUCCESS)).toBeVisible();
  await expect(page.getByText(paid.order_id, { exact: true })).toBeVisible();
  await expect(page.getByText(inRupiah(paid.gross_amount)).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(paid.order_id, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: texts.back }).click();
  await expect(list).toBeVisible();
});

test('an open charge leads from the list back to its code', { tag: '@once' }, async ({ page, language }) => {
  const { purchase } = textsOf(language);
  const texts = paymentTexts[language];
  const { children } = await signInAs(page.request, 'made@kancil.test', language);
  // The demo's own charge may have lapsed: another journey may have moved the clock.
  await openCharge(page.request, children.get('Putu Kirana') ?? 0);

  await page.goto(paths.payments());
  await expect(page.getByText(texts.state.PENDING).first()).toBeVisible();
  await page
    .getByRole('link', { name: new RegExp(`^${texts.goOn}`) })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: purchase.pay.title })).toBeVisible();
  await expect(drawer.getByRole('img', { name: purchase.pay.code })).toBeVisible();
});

test('staff hear of a payment that was taken back', { tag: '@once' }, async ({ page, language, say }) => {
  const inbox = inboxTexts[language];
  const family = await signInAs(page.request, 'wati@kancil.test', language);
  const payments = await paymentsOf(page.request, family.userId);
  const paid = payments.find(({ payment_status }) => payment_status === 'SUCCESS');
  if (!paid) throw new Error('the demo school has a payment of this family');
  const reversed = await page.request.post(`/sandbox/gateway/${paid.order_id}/reverse`);
  expect(reversed.ok(), await reversed.text()).toBe(true);
  const staff = await signInAsAdmin(page.request, language);

  await page.goto(paths.adminOrders);
  const unread = (await messagesOf(page.request, staff.userId)).filter(isUnread);
  await page.getByRole('link', { name: inbox.bell(unread.length), exact: true }).click();
  const list = page.getByRole('list', { name: inbox.list });
  await expect(list).toBeVisible();
  const title = say({ en: 'A payment was reversed', id: unread[0]?.title_indo ?? '' });
  await list
    .getByRole('link', { name: `${inbox.unread}: ${title}` })
    .first()
    .click();
  await expect(page.getByText(new RegExp(paid.order_id))).toBeVisible();
  await expect(page.getByRole('link', { name: inbox.bell(unread.length - 1), exact: true })).toBeVisible();
});

test(
  'a bill says where its money is: waiting, here, a part gone back, and gone back',
  { tag: '@once' },
  async ({ page, language, newEmail }) => {
    const { request } = page;
    const { classroom } = textsOf(language);
    const money = { en: moneyEn, id: moneyId }[language];
    await registerFamily(request, newEmail, language === 'id' ? 'ID' : 'EN');
    const year = (await schoolTime(request)).getUTCFullYear();
    const [child = 0] = await addChildren(request, newEmail, [
      { first_name: 'Sekar', birthdate: `${year - 10}-01-15` },
    ]);
    const order = await openCharge(request, child);
    const { gross_amount: gross } = await read<{ gross_amount: number }>(request, `/payment/status/${order}`);
    const bill = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: classroom.billing.number(1, 6) }) });
    const saysNow = async (step: 'waiting' | 'here' | 'part_back' | 'gone_back') => {
      await signInAsParent(request, newEmail);
      await page.goto(paths.child(child, 3));
      await expect(bill).toContainText(money.steps[step]);
      await expect(bill).toContainText(money.next[step]);
      await expect(bill.locator('time').first()).toBeVisible();
      await expectAccessible(page);
    };
    const giveBack = async (amount: number, before: number) => {
      await signInAsStaff(request);
      const given = await request.post('/api/v1/payment/desk/refund', {
        data: {
          order_id: order,
          way: 'gateway',
          amount,
          reason: 'The family moves away',
          refunded_before: before,
          to_refund: false,
        },
      });
      expect(given.ok(), await given.text()).toBe(true);
    };

    await saysNow('waiting');
    await atTheGateway(request, order, 'settle');
    await saysNow('here');
    await giveBack(25_000, 0);
    await saysNow('part_back');
    await giveBack(gross - 25_000, 25_000);
    await saysNow('gone_back');
    await bill.getByRole('link', { name: money.title }).click();
    await expect(page.getByText(order, { exact: true })).toBeVisible();
  },
);
