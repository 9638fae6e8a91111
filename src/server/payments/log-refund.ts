import type { AuditFacts } from '../../contract/audit.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Tx } from '../platform/db/database.ts';
import type { LockedPayment } from './reconcile-payment.ts';
import type { RefundRow } from './refund-store.ts';

/** Writes into the log of changes what a refund did to a payment: in the name of who asked for it, also when the gateway answers later. */
export const logRefund = (
  tx: Tx,
  { child }: LockedPayment,
  { askedBy, orderId }: Pick<RefundRow, 'askedBy' | 'orderId'>,
  { at, before, after }: { at: Date; before: AuditFacts; after: AuditFacts },
): Promise<void> =>
  recordChange(tx, {
    by: askedBy,
    at,
    kind: 'payment',
    objectId: orderId,
    name: fullName(child.firstName, child.lastName),
    before,
    after,
  });
