import { termOfText } from '../../domain/billing/terms.ts';
import { firstGrade } from '../../domain/enrolment/grade.ts';
import { isRefused } from '../../contract/refusals.ts';
import { changeGrade } from '../../server/enrolment/change-grade.ts';
import { enrolmentsOf } from '../../server/enrolment/enrolments-of.ts';
import { payBill } from '../../server/payments/pay-bill.ts';
import { payFirstYear } from '../../server/payments/pay-year.ts';
import { priceList } from '../../server/prices/price-list.ts';
import { searchOrders } from '../../server/shipping/search-orders.ts';
import { notifyAccount } from '../../server/inbox/notify.ts';
import { updateOrder } from '../../server/shipping/update-order.ts';
import { assertAccepted } from '../assert-accepted.ts';
import { type DemoState, type DemoContext, required, childKey } from '../demo-context.ts';
import { type Buyer, demoBuyers } from '../purchases.ts';
import { type DemoEvent, daysAfter } from '../timeline.ts';

const MINUTE = 1 / (24 * 60);

/** What families bought, when they paid, and what the school did about it. */
export const purchaseEvents = (ground: DemoContext, story: DemoState, now: Date): DemoEvent[] =>
  demoBuyers.flatMap((buyer) => eventsOf(ground, story, buyer, daysAfter(now, -buyer.buys.daysAgo)));

const eventsOf = (ground: DemoContext, story: DemoState, buyer: Buyer, bought: Date): DemoEvent[] => {
  const { firstName, buys } = buyer;
  const event = (days: number, what: string, happen: () => Promise<void>): DemoEvent => ({
    at: daysAfter(bought, days),
    what: `${what} for ${firstName}`,
    happen,
  });
  const asking = (...given: Parameters<typeof event>) => ({ ...event(...given), asksBank: true });
  return [
    asking(0, 'a course is bought', () => buyCourse(ground, story, buyer)),
    ...(buys.pays === 'expired' ? [asking(61 * MINUTE, 'a charge lapses', () => lapse(ground))] : []),
    ...(buys.placedIn ? [event(2, 'a grade is set', () => place(ground, story, buyer))] : []),
    ...(buys.resi ? [event(3, 'a kit is sent', () => sendKit(ground, buyer))] : []),
    ...(buys.laterBills ?? []).map((days, index) =>
      asking(days, `bill ${index + 2} is paid`, () => payLater(ground, story, buyer, index + 2)),
    ),
  ];
};

const childOf = (story: DemoState, { email, firstName }: Buyer) =>
  required(story.children, childKey(email, firstName));

const buyCourse = async (ground: DemoContext, story: DemoState, buyer: Buyer) => {
  const { term, courier, batch, pays } = buyer.buys;
  const { settings } = await priceList(ground.billing);
  const interval = settings.find(
    ({ value }) => termOfText((JSON.parse(value) as { term?: string }).term ?? '') === term,
  );
  if (!interval) throw new Error(`the price list has no interval of ${term} months`);
  const { orderId } = assertAccepted(
    await payFirstYear(ground.billing, required(story.parents, buyer.email), {
      payment_type: 'gopay',
      child_id: childOf(story, buyer),
      term,
      price_id: interval.setting_id,
      grade: firstGrade,
      academic_year_id: required(story.batches, batch).academicYearId,
      courier,
    }),
  );
  if (pays === 'at once') await ground.bank.act(orderId, 'settle');
};

const lapse = ({ bank, clock }: DemoContext) => bank.job.runDue(clock.now());

const place = async (ground: DemoContext, story: DemoState, buyer: Buyer) => {
  const grade = buyer.buys.placedIn ?? firstGrade;
  const changed = await changeGrade(ground.enrolment, { by: null, childId: childOf(story, buyer), grade });
  if (isRefused(changed)) throw new Error(`the grade was refused: ${changed.refused}`);
};

/** Staff find the order by the child's name, as they would on their screen. */
const sendKit = async ({ accounts: { database }, clock }: DemoContext, { firstName, buys }: Buyer) => {
  const { orders } = await searchOrders(database.db, { q: firstName });
  const [order] = orders;
  if (!order) throw new Error('there is no order');
  assertAccepted(
    await updateOrder(
      { database, clock, notifyAccount },
      {
        by: null,
        orderId: order.order_id,
        status: 'shipped',
        courier: buys.courier,
        resi: buys.resi ?? null,
      },
    ),
  );
};

const payLater = async (ground: DemoContext, story: DemoState, buyer: Buyer, sequence: number) => {
  const childId = childOf(story, buyer);
  const [enrolment] = (await enrolmentsOf(ground.accounts.database.db, [childId])).get(childId) ?? [];
  const bill = enrolment?.bills.find((one) => one.sequence === sequence);
  if (!bill) throw new Error(`there is no bill ${sequence}`);
  const { orderId } = assertAccepted(
    await payBill(ground.billing, required(story.parents, buyer.email), {
      payment_type: 'gopay',
      child_id: childId,
      billing_id: bill.billId,
    }),
  );
  await ground.bank.act(orderId, 'settle');
};
