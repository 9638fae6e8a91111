import { beforeEach, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { addChild } from '../families/children.test-support.ts';
import { act, chargeFirst, makeBatch } from './paying.test-support.ts';

const school = await testSchool();
// Staff are told only where there are some.
await school.admin();
const batch = await makeBatch(school, { registration: ['2026-08-10', '2026-08-31'] });
beforeEach(() => school.clock.set('2026-08-31T03:00:00.000Z'));

const charged = async () => {
  const parent = await school.parent();
  const childId = await addChild(parent);
  const { order_id: orderId } = await chargeFirst(school, parent, { childId, batch });
  return { parent, orderId };
};

test('a charge that lapsed says so once registration has closed, for its bill cannot be paid any more', async () => {
  const { parent, orderId } = await charged();
  const closed = async () =>
    (await parent.call('GET', `/payment/status/${orderId}`)).body['registration_closed'];
  expect(await closed()).toBe(false);
  school.clock.set('2026-09-01T03:00:00.000Z');
  expect(await closed()).toBe(true);
});

test('a payment that is reversed then tells that its bill cannot be paid again, not that it is open', async () => {
  const { parent, orderId } = await charged();
  await act(school, orderId, 'settle');
  school.clock.set('2026-09-01T03:00:00.000Z');
  await act(school, orderId, 'reverse');
  const [told] = await school.rows(
    `select body, body_indo from notifications where user_id = $1 and kind = 'payment_reversed'`,
    [parent.userId],
  );
  expect(told?.['body']).toContain('Registration for this class has closed, so');
  expect(told?.['body_indo']).toContain('pendaftaran kelas ini sudah ditutup');
  expect(told?.['body']).not.toContain('open again');
  const [staff] = await school.rows(
    `select body, body_indo from notifications where kind = 'staff_reversal'`,
  );
  expect(staff?.['body']).toContain('the bill cannot be paid again');
  expect(staff?.['body_indo']).toContain('tagihannya tidak bisa dibayar lagi');
  expect(staff?.['body']).not.toContain('open again');
});
