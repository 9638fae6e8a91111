import type { DeskFilter } from '../../contract/payment-desk.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { exported as methodsEn, exportedPayments as en } from '../../i18n/en/export.ts';
import { exported as methodsId, exportedPayments as indonesian } from '../../i18n/id/export.ts';
import { type ExportWish, exportList } from '../audit/export-list.ts';
import type { PaymentsContext } from '../payments/context.ts';
import { handEntries, numbersOfPayments, paymentsByNumber } from '../payments/known-payments.ts';
import type { SpreadsheetAnswer } from '../platform/http/file-answer.ts';
import { presentDeskPayments } from './present-desk-payment.ts';

/** All payments that the list would find as a table for spreadsheets, the newest first (rule R256). */
export const exportPayments = async (
  context: PaymentsContext,
  query: { q: string; filter?: DeskFilter | undefined },
  wish: ExportWish,
): Promise<SpreadsheetAnswer> => {
  const { db } = context.database;
  const { columns, states } = wish.language === 'id' ? indonesian : en;
  const methods: Record<string, string> = (wish.language === 'id' ? methodsId : methodsEn).methods;
  return exportList(context, {
    ...wish,
    list: 'payments',
    narrowedBy: query,
    columns,
    keys: await numbersOfPayments(db, query.filter, query.q, context.clock.now()),
    async cellsOf(orderIds) {
      const shown = await presentDeskPayments(db, await paymentsByNumber(db, orderIds));
      const entries = await handEntries(db, orderIds);
      const byId = new Map(shown.map((payment) => [payment.order_id, payment]));
      return orderIds
        .flatMap((orderId) => byId.get(orderId) ?? [])
        .map((payment) => ({ payment, entry: entries.get(payment.order_id) }))
        .map(({ payment, entry }) => [
          payment.order_id,
          payment.receipt_number ?? '',
          dayInJakarta(new Date(payment.created_at)),
          fullName(payment.child.first_name, payment.child.last_name),
          fullName(payment.parent.first_name, payment.parent.last_name),
          payment.parent.phone_number,
          wish.language === 'id' ? payment.billing_desc_indo : payment.billing_desc,
          methods[payment.payment_type] ?? payment.payment_type,
          payment.received_amount,
          payment.refunded_amount,
          entry?.undoneAt
            ? states.UNDONE
            : states[payment.failure === 'reversed' ? 'REVERSED' : payment.payment_status],
          payment.paid_at === null ? '' : dayInJakarta(new Date(payment.paid_at)),
          entry?.reference ?? '',
          entry ? fullName(entry.by.firstName, entry.by.lastName) : '',
        ]);
    },
  });
};
