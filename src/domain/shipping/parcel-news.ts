import type { DeliveryStatus } from './order.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A courier takes two weeks to the last island; after two months a parcel is there, or was asked about. */
const NEWS_DAYS = 60;

/** Whether a family still waits for its study kit, or has hardly unpacked it (rule R176). */
export const isParcelNews = (
  { status, orderedAt }: { readonly status: DeliveryStatus; readonly orderedAt: Date },
  now: Date,
): boolean => status === 'unshipped' || now.getTime() - orderedAt.getTime() < NEWS_DAYS * DAY_MS;
