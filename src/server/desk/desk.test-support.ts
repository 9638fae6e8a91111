import type { TestSchool, Visitor } from '../../../tests/support/school.ts';
import type { DeskRecord } from '../../contract/payment-desk.ts';

/** A payment as the desk shows it. */
export const deskRecord = async (admin: Visitor, orderId: string) =>
  (await admin.call('GET', `/payment/desk/${orderId}`)).body['payment'] as DeskRecord;

/** Gives money back; `body` says how much and by which way. */
export const refundAtDesk = (admin: Visitor, orderId: string, body: object) =>
  admin.call('POST', '/payment/desk/refund', {
    body: {
      order_id: orderId,
      reason: 'The family moves away',
      refunded_before: 0,
      to_refund: false,
      ...body,
    },
  });

/** How many bills a payment has paid. */
export const paidBy = async (school: TestSchool, orderId: string) =>
  (await school.rows('select paid_by from bills where paid_by = $1', [orderId])).length;

export const titlesOf = async (school: TestSchool, userId: number) =>
  (await school.rows('select title from notifications where user_id = $1 order by notif_id', [userId])).map(
    ({ title }) => title,
  );

export const atGateway = async (school: TestSchool, orderId: string) =>
  (await school.parts.paymentSandbox?.find(orderId))?.gatewayStatus;
