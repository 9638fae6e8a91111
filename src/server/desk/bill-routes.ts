import type { billDesk } from '../../contract/bill-desk.ts';
import type { Actors } from '../accounts/actors.ts';
import type { PaymentsContext } from '../payments/context.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { exportBills } from './export-bills.ts';
import { listOwedBills, noteContact, openWhatsapp, showOwedBill } from './owed-bills.ts';

export const billDeskRoutes = (context: PaymentsContext): Handlers<typeof billDesk, Actors> => ({
  'GET /bills': ({ query: { academic_year_id: academicYearId, ...query } }) =>
    listOwedBills(context, { ...query, academicYearId }),
  'GET /export/bills.csv': ({ actor, query: { separator, ...query }, language }) =>
    exportBills(context, query, { by: actor.userId, token: actor.token, language, separator }),
  'GET /bills/{billId}': ({ params }) => showOwedBill(context, params.billId),
  'POST /bills/contacted': ({ actor, body }) =>
    noteContact(context, { by: actor.userId, billId: body.billing_id, said: { note: body.note } }),
  'POST /bills/not-contacted': ({ actor, body }) =>
    noteContact(context, { by: actor.userId, billId: body.billing_id, said: { mistakenAt: body.at } }),
  'POST /bills/whatsapp': ({ actor, body }) =>
    openWhatsapp(context, { by: actor.userId, billId: body.billing_id }),
});
