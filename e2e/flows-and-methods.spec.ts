import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { read, signInAs } from './support/demo.ts';
import {
  atTheGateway,
  cards,
  chargedOrder,
  lookAgain,
  openMandiri,
  openQris,
  payButton,
  payByCard,
} from './support/pay-by.ts';
import { addChildren, openCharge, registerFamily, schoolTime, signInAsParent } from './support/school.ts';
import { expect, test } from './support/test.ts';
import { type Texts, textsOf } from './support/texts.ts';

type Method = 'gopay' | 'echannel' | 'credit_card';
type Flow = 'course' | 'next' | 'bill';

// Of the demo's children few are at the end of their year, and all of them move on here.
test.use({ ownSchool: 'paying-and-reports' });

/** Who buys what, by how the first payment fails. `another-year` pays a next grade by QRIS, `closed-lessons` a later bill. */
const names: Record<Flow, Partial<Record<Method, string>>> = {
  course: { gopay: 'Ani', echannel: 'Bela', credit_card: 'Citra' },
  next: { echannel: 'Galih', credit_card: 'Tiur' },
  bill: { gopay: 'Gita', echannel: 'Hesti' },
};
/** Those who move on: their parents, and the grade they come to. */
const pupils: Readonly<Record<string, { email: string; grade: number }>> = {
  Galih: { email: 'ratna@kancil.test', grade: 6 },
  Tiur: { email: 'budi@kancil.test', grade: 5 },
};

const flows: Record<Flow, string> = {
  course: 'a first course',
  next: 'a next grade',
  bill: 'a later bill',
};
/** Of a later bill the method is changed after the failure; the others are tried again. */
const changed: Record<Method, Method> = {
  gopay: 'echannel',
  echannel: 'credit_card',
  credit_card: 'gopay',
};
const ended: Record<Method, string> = {
  gopay: 'a refused QRIS payment',
  echannel: 'expired Mandiri numbers',
  credit_card: 'a refused card',
};
const paid: Record<Method, string> = {
  gopay: 'a QRIS code',
  echannel: 'Mandiri numbers',
  credit_card: 'a card',
};

/** What stands in the receipt: what was charged, a fee of a card, and the total. */
const linesOf = (flow: Flow, method: Method) =>
  ({ course: 6, next: 5, bill: 2 })[flow] + (method === 'credit_card' ? 1 : 0);

/** The family of the other children. */
const family = { email: '', children: new Map<string, number>() };

test.beforeAll(async ({ server, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: server.url });
  family.email = `flows-${Date.now()}@example.test`;
  await registerFamily(request, family.email, 'ID');
  const birthdate = `${(await schoolTime(request)).getUTCFullYear() - 7}-01-15`;
  const all = [...Object.values(names.course), ...Object.values(names.bill)];
  const ids = await addChildren(
    request,
    family.email,
    all.map((first_name) => ({ first_name, birthdate })),
  );
  family.children = new Map(all.map((name, place) => [name, ids[place] ?? 0]));
  await request.dispose();
});

/** Signs in the child's parent, and makes what was bought before. @returns the address of the flow's choice of a method */
const drawerOf = async (request: APIRequestContext, flow: Flow, name: string): Promise<string> => {
  const pupil = pupils[name];
  const { children } = pupil ? await signInAs(request, pupil.email, 'id') : family;
  if (!pupil) await signInAsParent(request, family.email);
  const child = children.get(name) ?? 0;
  if (flow === 'bill') {
    await atTheGateway(request, await openCharge(request, child), 'settle');
    const { billing } = await read<{ billing: { billing_id: number; sequence: number }[] }>(
      request,
      `/child/billing/${child}`,
    );
    return paths.payBill(child, billing.find(({ sequence }) => sequence === 2)?.billing_id ?? 0);
  }
  const { academic_years: batches } = await read<{ academic_years: { academic_year_id: number }[] }>(
    request,
    '/academic-year',
  );
  const chosen = `step=4&batch=${batches[0]?.academic_year_id}&term=2&courier=jne`;
  return flow === 'course'
    ? `${paths.buyCourse(child)}&${chosen}`
    : `${paths.nextGrade(child)}&${chosen}&grade=next`;
};

/** What the page says of a payment that is not there. */
const failureWords = ({ purchase: { outcome, card } }: Texts, method: Method): string[] =>
  ({
    gopay: [outcome.failed.title, outcome.failed.text],
    echannel: [outcome.expired.title, outcome.expired.text],
    credit_card: [card.declined, card.failed, card.advice],
  })[method];

const successWords = ({ purchase: { outcome } }: Texts, flow: Flow, name: string): string[] =>
  ({
    course: [outcome.young.title(name), outcome.young.text(name, 2)],
    next: [outcome.nextGrade.title(name), outcome.nextGrade.inGrade(name, pupils[name]?.grade ?? 0)],
    bill: [outcome.extension.title, outcome.extension.text(name)],
  })[flow];

/** Opens a charge where the drawer asks for a method; a card with this number. */
const charge = async (page: Page, texts: Texts, method: Method, card: string) => {
  const drawer = page.getByRole('dialog');
  if (method === 'gopay') await openQris(drawer, texts);
  else if (method === 'echannel') await openMandiri(drawer, texts);
  else await payByCard(drawer, texts, card);
};

for (const flow of ['course', 'next', 'bill'] as const)
  for (const method of ['gopay', 'echannel', 'credit_card'] as const) {
    const name = names[flow][method];
    if (name === undefined) continue;
    const then = flow === 'bill' ? changed[method] : method;
    test(
      `${flows[flow]} is paid by ${paid[then]} after ${ended[method]}`,
      { tag: '@once' },
      async ({ page, language }) => {
        const texts = textsOf(language);
        const { payments, purchase } = texts;
        const { failed } = purchase.outcome;
        const { request } = page;
        const drawer = page.getByRole('dialog');
        const again = drawer.getByRole('button', { name: failed.again });
        const change = drawer.getByRole('button', { name: failed.change });
        await page.goto(await drawerOf(request, flow, name));

        await charge(page, texts, method, cards.refused);
        const first = await chargedOrder(page);
        if (method !== 'credit_card') {
          await atTheGateway(request, first, method === 'gopay' ? 'deny' : 'expire');
          await lookAgain(page);
        }
        for (const words of failureWords(texts, method))
          await expect(drawer.getByText(words, { exact: true })).toBeVisible();
        await expect(again).toBeVisible();
        await expect(change).toBeVisible();

        await (then === method ? again : change).click();
        if (then === method && method !== 'credit_card') {
          const { title } = method === 'gopay' ? purchase.pay : purchase.mandiri;
          await expect(drawer.getByRole('heading', { name: title })).toBeVisible();
        } else await charge(page, texts, then, cards.unasked);
        const second = await chargedOrder(page, first);
        if (then !== 'credit_card') {
          await atTheGateway(request, second, 'settle');
          await lookAgain(page);
        }
        for (const words of successWords(texts, flow, name))
          await expect(drawer.getByText(words)).toBeVisible();
        await expect(payButton(drawer, texts)).toHaveCount(0);

        await drawer.getByRole('link', { name: payments.receipt.open }).click();
        const receipt = page.getByRole('region', { name: payments.receipt.title });
        await expect(receipt.getByText(second)).toBeVisible();
        await expect(receipt.getByText(payments.methods[then], { exact: true })).toBeVisible();
        await expect(receipt.getByRole('listitem')).toHaveCount(linesOf(flow, then));
      },
    );
  }
