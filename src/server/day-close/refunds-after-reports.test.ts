import { expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import type { SettlementDifference } from '../../contract/day-close.ts';
import type { DeskRecord } from '../../contract/payment-desk.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { buyCourse } from '../payments/paying.test-support.ts';

const school = await testSchool();
const admin = await school.admin();

const drop = async (month: string, rows: readonly string[]) => {
  const content = ['Order ID,Payment type,Amount,Transaction status,Settlement time', ...rows].join('\n');
  const { status } = await admin.call('POST', '/payment/settlement-report', {
    body: { month, file_name: `${rows.length}-${month}.csv`, content, replaces: [] },
  });
  expect(status).toBe(200);
};

test('a refund leaves the report of its payment right until a report speaks of the day on which it went back (R127)', async () => {
  const { orderId } = await buyCourse(school, await school.parent());
  const paidOn = dayInJakarta(school.clock.now());
  const { body } = await admin.call('GET', `/payment/desk/${orderId}`);
  const { gross_amount: gross } = body['payment'] as DeskRecord;
  await drop(paidOn.slice(0, 7), [`${orderId},gopay,${gross},settlement,${paidOn} 10:00:00`]);
  const kinds = async () => {
    const listed = await admin.call('GET', `/payment/differences?month=${paidOn.slice(0, 7)}`);
    return (listed.body['differences'] as SettlementDifference[])
      .filter(({ order_id: order }) => order === orderId)
      .map(({ kind }) => kind);
  };
  expect(await kinds()).toEqual([]);
  school.clock.advance('P40D');
  const refund = {
    order_id: orderId,
    way: 'gateway',
    amount: gross,
    reason: 'The family moves',
    reference: '',
    refunded_before: 0,
    to_refund: false,
  };
  expect((await admin.call('POST', '/payment/desk/refund', { body: refund })).status).toBe(200);
  expect(await kinds()).toEqual([]);
  const backOn = dayInJakarta(school.clock.now());
  await drop(backOn.slice(0, 7), [`KE-UNKNOWN,gopay,1000,settlement,${backOn} 10:00:00`]);
  expect(await kinds()).toEqual(['other_status']);
});
