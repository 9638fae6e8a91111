import type { TestSchool } from '../../../tests/support/school.ts';
import type { LinkView } from '../../contract/payment-links.ts';
import type { Batch } from '../calendar/find-batch.ts';
import { buyCourse } from '../payments/paying.test-support.ts';

export const viewOf = ({ body }: { body: unknown }) => body as LinkView;
export const orderOf = (answer: { body: unknown }) => viewOf(answer).charge?.order_id ?? '';

type Parent = Awaited<ReturnType<TestSchool['parent']>>;

/** What families and payers do with payment links; a payer is a guest. */
export const linkActions = (school: TestSchool, batch: Batch) => {
  /** A family whose second bill can be paid, and whose first was. */
  const family = async () => {
    const parent = await school.parent();
    const child = { first_name: 'Made Ayu', last_name: 'Saraswati' };
    const { childId, bills } = await buyCourse(school, parent, { batch, child });
    const billId = bills[1]?.billing_id ?? 0;
    return { parent, childId, billId, bills };
  };
  const make = async (parent: Parent, childId: number, billId: number) => {
    const { status, body } = await parent.call('POST', '/payment/link', {
      body: { child_id: childId, billing_id: billId },
    });
    return { status, error: body['error'], token: String(body['url']).split('/pay/')[1] ?? '', body };
  };
  const settle = async <A>(work: Promise<A>): Promise<A> => {
    const answer = await work;
    await school.parts.jobs.idle();
    return answer;
  };
  return {
    family,
    make,
    linked: async () => {
      const given = await family();
      return { ...given, ...(await make(given.parent, given.childId, given.billId)) };
    },
    look: (token: string) => school.call('GET', `/payment/link/${token}`),
    status: (token: string) => settle(school.call('GET', `/payment/link/${token}/status`)),
    charge: (token: string, type = 'gopay') =>
      settle(school.call('POST', `/payment/link/${token}/charge`, { body: { payment_type: type } })),
    settle,
    stateOf: async (orderId: string) =>
      (
        await school.parts.database.execute('select state, to_refund from payments where order_id = $1', [
          orderId,
        ])
      ).rows[0],
  };
};
