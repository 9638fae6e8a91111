import { Readable } from 'node:stream';
import { type Refused, refuse } from '../../contract/refusals.ts';
import type { FamilyScope } from '../../domain/access/family-scope.ts';
import type { FileAnswer } from '../platform/http/file-answer.ts';
import { GatewayDown } from '../providers/payment-gateway/payment-gateway.ts';
import type { PaymentsContext } from './context.ts';
import { type PaymentRow, findPayment } from './payment-store.ts';
import { hasPicture } from './present-payment.ts';

/** The picture to scan for an open charge. No browser keeps it: whoever has it sees what the family pays. */
export const qrCode = async (
  context: PaymentsContext,
  scope: FamilyScope,
  orderId: string,
): Promise<FileAnswer | Refused<'not_found' | 'part_down'>> => {
  const payment = await findPayment(context.database.db, scope, orderId);
  return payment ? pictureOf(context, payment) : refuse('not_found');
};

/** The picture of the code of a charge that the caller may see. */
export const pictureOf = async (
  { payments }: PaymentsContext,
  payment: PaymentRow,
): Promise<FileAnswer | Refused<'not_found' | 'part_down'>> => {
  if (!hasPicture(payment)) return refuse('not_found');
  try {
    const picture = await payments.qrPicture(payment);
    if (!picture) return refuse('not_found');
    const { bytes, contentType: type } = picture;
    const file = {
      stream: Readable.from([bytes]),
      size: bytes.length,
      type,
      start: 0,
      end: bytes.length - 1,
    };
    return { file, cache: 'no-store' };
  } catch (error) {
    if (error instanceof GatewayDown) return refuse('part_down');
    throw error;
  }
};
