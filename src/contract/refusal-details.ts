import * as z from 'zod/mini';
import { ReportThere, UnreadableReport } from './day-close.ts';
import { Present } from './present.ts';
import type { Refused } from './refusals.ts';

/** What some refusals carry beside their name and words, for the caller to go on: see `Refused`. */
export const RefusalDetails = z.object({
  right: z.optional(
    z.object({ delivery_amount: z.int(), charge_amount: z.nullable(z.int()), gross_amount: z.int() }),
  ),
  order_id: z.optional(z.string()),
  report: z.optional(UnreadableReport),
  reports: z.optional(z.array(ReportThere)),
  /** days: when a family's account was closed, and until when its mail opens it again */
  closed: z.optional(z.object({ on: z.string(), until: z.string() })),
  ...Present.def.shape,
});

/** The details of one refusal, as the wire has them. */
export const detailsOf = ({
  right,
  orderId,
  report,
  reports,
  closed,
  present,
}: Refused): Readonly<Record<string, unknown>> => ({
  ...(right && { right }),
  ...(orderId !== undefined && { order_id: orderId }),
  ...(report && { report }),
  ...(reports && { reports }),
  ...(closed && { closed }),
  ...present,
});
