import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { formatRupiah, rupiah } from '../../src/domain/values/money.ts';
import { expect } from './test.ts';
import type { Texts } from './texts.ts';

type Drawer = Pick<Page, 'getByRole'> & Pick<Locator, 'getByText'>;

/** Chooses a method where the drawer asks for one. */
export const chooseMethod = async (
  drawer: Drawer,
  texts: Texts,
  type: 'gopay' | 'echannel' | 'credit_card',
) => {
  const { method } = texts.purchase;
  await drawer.getByRole('radio', { name: new RegExp(method[type].name) }).check();
};

/** The last button of the steps, whatever it will charge. */
export const payButton = (drawer: Drawer, { purchase }: Texts) =>
  drawer.getByRole('button', { name: new RegExp(`^${purchase.method.pay('')}`) });

/** From the choice of a method to the code to scan. */
export const openQris = async (drawer: Drawer, texts: Texts) => {
  await chooseMethod(drawer, texts, 'gopay');
  await payButton(drawer, texts).click();
  await expect(drawer.getByRole('heading', { name: texts.purchase.pay.title })).toBeVisible();
};

/** From the choice of a method to the numbers of a Mandiri bill. */
export const openMandiri = async (drawer: Drawer, texts: Texts) => {
  await chooseMethod(drawer, texts, 'echannel');
  await payButton(drawer, texts).click();
  await expect(drawer.getByRole('heading', { name: texts.purchase.mandiri.title })).toBeVisible();
};

/** What the customer does in the wallet or at the bank, in a window of its own: QRIS and Mandiri alike. */
export const payInTheSandbox = async (page: Page, texts: Texts, total: number) => {
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: texts.purchase.pay.demo }).click();
  const wallet = await opened;
  await wallet.getByRole('button', { name: `Pay ${formatRupiah(rupiah(total))}` }).click();
  await expect(wallet.getByRole('status')).toContainText('Paid');
  await wallet.close();
};

/** Test cards of the gateway's sandbox. */
export const cards = {
  /** accepted once the bank's question is answered with 112233 */
  asked: '4811 1111 1111 1114',
  /** accepted at once */
  unasked: '5410 1111 1111 1116',
  /** refused at once */
  refused: '4711 1111 1111 1115',
} as const;
/** What is typed beside the number. */
export const cardHolder = 'Zuleikha Qistina';
export const cardCode = '739';

/** Types a card where the drawer asks for one, and sends it. */
export const payByCard = async (drawer: Drawer, texts: Texts, number: string) => {
  const { card } = texts.purchase;
  await chooseMethod(drawer, texts, 'credit_card');
  const field = (name: string) => drawer.getByRole('textbox', { name });
  await field(card.number).pressSequentially(number);
  await field(card.holder).fill(cardHolder);
  await field(card.expiry).pressSequentially('1230');
  await field(card.code).fill(cardCode);
  await payButton(drawer, texts).click();
};

/** Answers the bank's question in its frame; 112233 is the right code. */
export const answerBank = async (page: Page, { purchase }: Texts, code = '112233') => {
  const bank = page.frameLocator(`iframe[title="${purchase.card.frame}"]`);
  await bank.getByRole('textbox').fill(code);
  await bank.getByRole('button', { name: 'Continue' }).click();
};

/** What customers and banks do to a charge, without a window of their own. */
export const atTheGateway = async (
  request: APIRequestContext,
  orderId: string,
  act: 'settle' | 'deny' | 'expire' | 'reverse',
) => {
  const done = await request.post(`/sandbox/gateway/${orderId}/${act}`);
  expect(done.ok(), await done.text()).toBe(true);
};

/** The window is looked at again, as after a visit to the bank's app. */
export const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** The charge that the drawer shows, once it is another than the former. */
export const chargedOrder = async (page: Page, former = ''): Promise<string> => {
  const order = () => new URL(page.url()).searchParams.get('order') ?? former;
  await expect.poll(order).not.toBe(former);
  return order();
};
