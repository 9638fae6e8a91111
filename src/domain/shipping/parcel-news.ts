import type { DeliveryStatus } from './order.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** After two months a parcel is there, or was asked about. */
const NEWS_DAYS = 60;

/** How long a courier takes at most, to the last island. */
const COURIER_DAYS = 14;

/** Whether a parcel that was given to the courier at `sentAt` may still be on its way (rule R174). */
export const isUnderway = (sentAt: Date, now: Date): boolean =>
  now.getTime() - sentAt.getTime() < COURIER_DAYS * DAY_MS;

/** Whether a family still waits for its study kit, or has hardly unpacked it (rule R176). */
export const isParcelNews = (
  { status, orderedAt }: { readonly status: DeliveryStatus; readonly orderedAt: Date },
  now: Date,
): boolean => status === 'unshipped' || now.getTime() - orderedAt.getTime() < NEWS_DAYS * DAY_MS;
