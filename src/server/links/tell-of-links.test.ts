import { afterEach, describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import type { LinkView } from '../../contract/payment-links.ts';
import { act, buyCourse, makeBatch } from '../payments/paying.test-support.ts';
const start = '2026-08-10T03:00:00.000Z';
const school = await testSchool();
const batch = await makeBatch(school);
afterEach(() => {
  school.clock.set(start);
  // Past the windows of the limits.
  school.wallClock.advance('PT1H1M');
});

const linked = async () => {
  const parent = await school.parent();
  const { childId, bills } = await buyCourse(school, parent, { batch });
  const body = { child_id: childId, billing_id: bills[1]?.billing_id ?? 0 };
  const made = await parent.call('POST', '/payment/link', { body });
  const token = String(made.body['url']).split('/pay/')[1] ?? '';
  return { parent, childId, token, body };
};
const charge = async (token: string, type = 'gopay') => {
  const { body } = await school.call('POST', `/payment/link/${token}/charge`, {
    body: { payment_type: type },
  });
  await school.parts.jobs.idle();
  return body as unknown as LinkView;
};
const at = async (instant: string) => {
  school.clock.set(instant);
  for (const job of ['poll-payments', 'tell-of-unused-links']) await school.parts.jobs.kick(job);
  await school.parts.jobs.idle();
};
const titlesOf = async ({ userId }: { userId: number }) =>
  (
    await school.parts.database.execute(
      `select title from notifications where user_id = $1 and title ~ 'link' order by notif_id`,
      [userId],
    )
  ).rows.map(({ title }) => title);

const unused = 'Your payment link has expired';
const notFinished = 'A payment through your link was not finished';

describe('R151: a family is told', () => {
  test('once, of a link that ran out before anybody used it', async () => {
    const { parent } = await linked();
    await at('2026-08-24T02:59:00.000Z');
    expect(await titlesOf(parent)).toEqual([]);
    await at('2026-08-24T03:00:00.000Z');
    await at('2026-08-24T03:10:00.000Z');
    expect(await titlesOf(parent)).toEqual([unused]);
  });

  test('not of one that was turned off, nor of one whose bill was paid otherwise', async () => {
    const off = await linked();
    await off.parent.call('POST', '/payment/link/revoke', { body: off.body });
    const paid = await linked();
    const own = await paid.parent.call('POST', '/payment/pay-billing', {
      body: { ...paid.body, payment_type: 'gopay' },
    });
    await act(school, String(own.body['order_id']), 'settle');
    await at('2026-08-25T03:00:00.000Z');
    expect([await titlesOf(off.parent), await titlesOf(paid.parent)]).toEqual([[], []]);
  });

  test('once, of a payment through it that ran out, and not of one that another way replaced', async () => {
    const { parent, token } = await linked();
    await charge(token, 'echannel');
    const { charge: second } = await charge(token);
    expect(second?.payment_status).toBe('PENDING');
    await at('2026-08-10T04:30:00.000Z');
    await at('2026-08-10T04:40:00.000Z');
    expect(await titlesOf(parent)).toEqual([notFinished]);
    await at('2026-08-25T03:00:00.000Z');
    expect(await titlesOf(parent)).toEqual([notFinished]);
  });
});

test("the family's own open charge is told to the payer, and the payer's to the family", async () => {
  const { parent, token, body } = await linked();
  const seen = async () => (await school.call('GET', `/payment/link/${token}/status`)).body;
  expect(await seen()).toMatchObject({ being_paid_since: null });
  await parent.call('POST', '/payment/pay-billing', { body: { ...body, payment_type: 'gopay' } });
  await school.parts.jobs.idle();
  expect(await seen()).toMatchObject({ being_paid_since: start, charge: null });
  await charge(token);
  expect(await seen()).toMatchObject({ being_paid_since: null });
  const { body: open } = await parent.call('GET', '/payment/open');
  expect(open['charges']).toEqual([expect.objectContaining({ by_link: true, created_at: start })]);
});

test('a payer is told of the lessons that the bill opens today, not of those that are gone', async () => {
  const { token, parent, body } = await linked();
  const lessons = async (link: string) =>
    ((await school.call('GET', `/payment/link/${link}`)).body as unknown as LinkView).bill?.lessons;
  expect(await lessons(token)).toBe(9);
  school.clock.set('2026-11-20T03:00:00.000Z');
  const made = await parent.call('POST', '/payment/link', { body });
  expect(await lessons(String(made.body['url']).split('/pay/')[1] ?? '')).toBe(5);
});

test('a payer is told what an overdue bill opens at once, and until when', async () => {
  const { token, parent, body } = await linked();
  const opens = async (link: string) =>
    ((await school.call('GET', `/payment/link/${link}`)).body as unknown as LinkView).bill?.opens_until;
  expect(await opens(token)).toBeNull();
  school.clock.set('2026-10-20T03:00:00.000Z');
  const made = await parent.call('POST', '/payment/link', { body });
  expect(await opens(String(made.body['url']).split('/pay/')[1] ?? '')).toBe('2026-12-11');
  school.clock.set('2026-12-11T03:00:00.000Z');
  const late = await parent.call('POST', '/payment/link', { body });
  expect([late.status, late.body['error']]).toEqual([409, 'payment_link_too_late']);
});

test('a payment that is taken back of a bill ahead leaves the lessons of today, and the message says so', async () => {
  const { parent, token } = await linked();
  const { charge: opened } = await charge(token);
  await act(school, opened?.order_id ?? '', 'settle');
  await act(school, opened?.order_id ?? '', 'reverse');
  const { rows } = await school.parts.database.execute(
    `select body from notifications where user_id = $1 order by notif_id desc limit 1`,
    [parent.userId],
  );
  expect(rows[0]?.['body']).toContain('Lessons go on');
});
