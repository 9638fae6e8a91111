import { apiQuery } from '../../app/screen.ts';

/** What giving all of it back comes to, and where its study kit is. */
export const afterRefundQuery = (orderId: string) =>
  apiQuery('GET /payment/desk/{orderId}/after-refund', { params: { orderId } });

/** One payment with everything that was written down about it. */
export const paymentQuery = (orderId: string) =>
  apiQuery('GET /payment/desk/{orderId}', { params: { orderId } });
