import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD } from '../src/demo/people.ts';
import { formatRupiah, rupiah } from '../src/domain/values/money.ts';
import { inbox as inboxEn } from '../src/i18n/en/inbox.ts';
import { payments as paymentsEn } from '../src/i18n/en/payments.ts';
import { inbox as inboxId } from '../src/i18n/id/inbox.ts';
import { payments as paymentsId } from '../src/i18n/id/payments.ts';
import { paths } from '../src/paths.ts';
import { openCharge, signInAsStaff } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

const inboxTexts = { en: inboxEn, id: inboxId };
const paymentTexts = { en: paymentsEn, id: paymentsId };

interface Message {
  notif_id: number;
  title: string;
  title_indo: string;
  body: string;
  body_indo: string;
  is_read: boolean;
}
interface Payment {
  order_id: string;
  gross_amount: number;
  payment_status: 'SUCCESS' | 'PENDING' | 'FAILED';
  get_child: { child_id: number; first_name: string };
}

type Language = 'en' | 'id';

/** The account's own language is that of the project, whatever the family chose. */
const speak = async (request: APIRequestContext, userId: number, language: Language) => {
  const data = { user_id: userId, locale: language.toUpperCase() };
  expect((await request.post('/api/v1/users/update-locale', { data })).ok()).toBe(true);
};

const signIn = async (request: APIRequestContext, email: string, language: Language) => {
  const signedIn = await request.post('/api/v1/users/login', { data: { email, password: DEMO_PASSWORD } });
  expect(signedIn.ok(), await signedIn.text()).toBe(true);
  const { user_id } = (
    (await signedIn.json()) as {
      users: { user_id: number; join_childs: { child_id: number }[] };
    }
  ).users;
  await speak(request, user_id, language);
  return user_id;
};
const messagesOf = async (request: APIRequestContext, userId: number) =>
  ((await (await request.get(`/api/v1/notif/${userId}`)).json()) as { notifications: Message[] })
    .notifications;
const paymentsOf = async (request: APIRequestContext, userId: number) =>
  ((await (await request.get(`/api/v1/billing/childs/${userId}`)).json()) as { payments: Payment[] })
    .payments;
const money = (amount: number) => formatRupiah(rupiah(amount));

test('a mother reads what the school tells her', async ({ page, language, say }) => {
  const { profile } = textsOf(language);
  const inbox = inboxTexts[language];
  const messages = await messagesOf(page.request, await signIn(page.request, 'sari@kancil.test', language));
  const unread = messages.filter(({ is_read }) => !is_read).length;
  const first = messages.find(({ is_read }) => !is_read);
  if (!first) throw new Error('the demo school has an unread message for her');
  const title = say({ en: first.title, id: first.title_indo });

  await page.goto(paths.profile());
  await page.getByRole('tab', { name: new RegExp(`^${profile.tabs.inbox}.*${inbox.count(unread)}`) }).click();
  await expect(page.getByRole('list', { name: inbox.list }).getByRole('listitem')).toHaveCount(
    messages.length,
  );
  await expectAccessible(page);

  await page
    .getByRole('link', { name: `${inbox.unread}: ${title}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
  await expect(page.getByText(say({ en: first.body, id: first.body_indo }))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`tab=6&message=${first.notif_id}$`));
  await expectAccessible(page);
  await expect
    .poll(async () =>
      (await messagesOf(page.request, (await session(page.request)).user_id)).filter(isUnread),
    )
    .toHaveLength(unread - 1);

  await page.reload();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(inbox.count(unread - 1), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/tab=6$/);
});

const isUnread = ({ is_read }: Message) => !is_read;
const session = async (request: APIRequestContext) =>
  (
    (await (await request.get('/api/v1/users/session')).json()) as {
      users: { user_id: number; join_childs: { child_id: number }[] };
    }
  ).users;

test('a mother looks up what she paid', async ({ page, language }) => {
  const texts = paymentTexts[language];
  const payments = await paymentsOf(page.request, await signIn(page.request, 'sari@kancil.test', language));
  const paid = payments.find(({ payment_status }) => payment_status === 'SUCCESS');
  if (!paid) throw new Error('the demo school has a payment of hers');

  await page.goto(paths.payments());
  const list = page.getByRole('list', { name: texts.list });
  await expect(list.getByRole('listitem')).toHaveCount(payments.length);
  await expectAccessible(page);
  await list.locator(`a[href="${paths.payments(paid.order_id)}"]`).click();
  await expect(page.getByText(texts.stateText.SUCCESS)).toBeVisible();
  await expect(page.getByText(paid.order_id, { exact: true })).toBeVisible();
  await expect(page.getByText(money(paid.gross_amount)).first()).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText(paid.order_id, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: texts.back }).click();
  await expect(list).toBeVisible();
});

test('an open charge leads from the list back to its code', async ({ page, language }) => {
  const { purchase } = textsOf(language);
  const texts = paymentTexts[language];
  await signIn(page.request, 'made@kancil.test', language);
  // The demo's own charge may have lapsed: another journey may have moved the clock.
  const [child] = (await session(page.request)).join_childs;
  await openCharge(page.request, child?.child_id ?? 0);

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

test('staff hear of a payment that was taken back', async ({ page, language, say }) => {
  const inbox = inboxTexts[language];
  const payments = await paymentsOf(page.request, await signIn(page.request, 'wati@kancil.test', language));
  const paid = payments.find(({ payment_status }) => payment_status === 'SUCCESS');
  if (!paid) throw new Error('the demo school has a payment of this family');
  const reversed = await page.request.post(`/sandbox/gateway/${paid.order_id}/reverse`);
  expect(reversed.ok(), await reversed.text()).toBe(true);
  await signInAsStaff(page.request);
  await speak(page.request, (await session(page.request)).user_id, language);

  await page.goto(paths.adminOrders);
  const unread = (await messagesOf(page.request, (await session(page.request)).user_id)).filter(isUnread);
  await page.getByRole('link', { name: inbox.bell(unread.length), exact: true }).click();
  const list = page.getByRole('list', { name: inbox.list });
  await expect(list).toBeVisible();
  await expectAccessible(page);
  const title = say({ en: 'A payment was taken back', id: unread[0]?.title_indo ?? '' });
  await list
    .getByRole('link', { name: `${inbox.unread}: ${title}` })
    .first()
    .click();
  await expect(page.getByText(new RegExp(paid.order_id))).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: inbox.bell(unread.length - 1), exact: true })).toBeVisible();
});
