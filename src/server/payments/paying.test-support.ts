import type { TestSchool, Visitor } from '../../../tests/support/school.ts';
import type { Billing, PaymentResult } from '../../contract/payment-objects.ts';
import type { PriceSetting } from '../../contract/price-objects.ts';
import { isRefused } from '../../contract/refusals.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import { createBatch } from '../calendar/create-batch.ts';
import type { Batch } from '../calendar/find-batch.ts';
import { addChild } from '../families/children.test-support.ts';
import type { SandboxAction } from '../providers/payment-gateway/sandbox.ts';

type Parent = Visitor & { userId: number; email: string };
type Notification = 'once' | 'lost' | 'twice';

/** A batch from two days after the tests' first day on, with registration open from that day to a month later. */
export const makeBatch = async (
  school: TestSchool,
  dates: { start?: string; registration?: [string, string]; isNew?: boolean } = {},
): Promise<Batch> => {
  const { start = '2026-08-12', registration: [from, to] = ['2026-08-10', '2026-09-10'] } = dates;
  const made = await createBatch(school.parts, {
    by: null,
    isNew: dates.isNew ?? false,
    startDate: calendarDate(start),
    startRegistration: calendarDate(from),
    endRegistration: calendarDate(to),
    holidayWeeks: [],
  });
  if (isRefused(made)) throw new Error(`no batch was made: ${made.refused}`);
  return made;
};

/** The setting that a term of so many months is priced by. */
export const priceOf = async (school: TestSchool, term: 2 | 4 | 12): Promise<number> => {
  const { body } = await school.call('GET', '/payment/price-list');
  const found = (body['settings'] as PriceSetting[]).find(
    ({ setting_name }) => setting_name === `${term} months`,
  );
  if (!found) throw new Error(`no price for ${term} months`);
  return found.setting_id;
};

/** What a first payment sends: QRIS, two months, JNE. */
export const firstPayment = async (
  school: TestSchool,
  { childId, batch, term = 2 }: { childId: number; batch: Batch; term?: 2 | 4 | 12 },
) => ({
  payment_type: 'gopay',
  child_id: childId,
  term,
  price_id: await priceOf(school, term),
  grade: 2,
  academic_year_id: batch.academicYearId,
  courier: 'jne',
});

/** What the customer or the bank does with a charge; the school is notified unless it is `lost`. */
export const act = async (
  school: TestSchool,
  orderId: string,
  what: SandboxAction,
  notification: Notification = 'once',
) => {
  const done = await school.parts.paymentSandbox?.act(orderId, what, notification);
  if (!done?.moved) throw new Error(`the sandbox could not ${what} ${orderId}`);
};

/** Opens a first charge. */
export const chargeFirst = async (
  school: TestSchool,
  parent: Parent,
  given: { childId: number; batch: Batch; term?: 2 | 4 | 12 },
): Promise<PaymentResult> => {
  const { status, body } = await parent.call('POST', '/payment/first-payment', {
    body: await firstPayment(school, given),
  });
  if (status !== 201) throw new Error(`no charge was opened: ${body.message}`);
  // The sandbox notifies of every charge; that notification must not race with the test's next step.
  await school.parts.jobs.idle();
  return body as unknown as PaymentResult;
};

/** A child that has just been enrolled: registered, charged for and paid. */
export interface Bought {
  childId: number;
  batch: Batch;
  orderId: string;
  bills: Billing[];
}

/** Buys a course for a new child, in a new batch unless one is given, and has it paid. */
export const buyCourse = async (
  school: TestSchool,
  parent: Parent,
  given: { batch?: Batch; term?: 2 | 4 | 12; child?: Record<string, string> } = {},
): Promise<Bought> => {
  const batch = given.batch ?? (await makeBatch(school));
  const childId = await addChild(parent, given.child);
  const charged = await chargeFirst(school, parent, { childId, batch, term: given.term ?? 2 });
  await act(school, charged.order_id, 'settle');
  return { childId, batch, orderId: charged.order_id, bills: charged.billing };
};

/** A card that is accepted once its bank's question is answered. */
export const ASKED_CARD = '4811111111111114';

/** What the gateway makes of a card in the browser. */
export const cardToken = async (school: TestSchool, number = ASKED_CARD): Promise<string> => {
  const query = new URLSearchParams({
    client_key: 'SB-Mid-client-kancil-english',
    card_number: number,
    card_cvv: '123',
    card_exp_month: '12',
    card_exp_year: '2030',
  });
  const answer = await school.app.inject(`/sandbox/gateway/api/v2/token?${query.toString()}`);
  const { token_id: token } = answer.json<{ token_id?: string }>();
  if (!token) throw new Error(`no token was made: ${answer.body}`);
  return token;
};

/** Types a code where the bank asks for one; the bank's own is 112233. */
export const answerQuestion = async (school: TestSchool, redirectUrl: string | null, otp = '112233') => {
  const { pathname, search } = new URL(redirectUrl ?? '');
  const answer = await school.app.inject({
    method: 'POST',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ otp }).toString(),
  });
  // The school is notified by a job.
  await school.parts.jobs.idle();
  return answer;
};
