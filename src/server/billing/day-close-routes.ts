import type { dayClose } from '../../contract/day-close.ts';
import { DEFAULT_PAGE_SIZE } from '../../contract/list.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { BillingContext } from './context.ts';
import { lookInto, showDay, showMonth } from './day-close.ts';
import { exportMonth } from './export-month.ts';
import { takeSettlementReport } from './take-settlement-report.ts';

export const dayCloseRoutes = (context: BillingContext): Handlers<typeof dayClose, Actors> => {
  const { db } = context.database;
  return {
    'GET /payment/days': ({ query }) => showMonth(context, query.month),
    'GET /payment/days/{day}': ({ params, query: { page = 1, size = DEFAULT_PAGE_SIZE } }) =>
      showDay(db, calendarDate(params.day), { page, size }),
    'GET /payment/days/export': ({ query, language }) => exportMonth(db, query.month, language),
    'POST /payment/settlement-report': ({ actor, body: { file_name: fileName, ...body } }) =>
      takeSettlementReport(context, { by: actor.userId, fileName, ...body }),
    'POST /payment/difference': async ({ actor, body: { order_id: orderId, day, kind, note } }) =>
      (await lookInto(context, { by: actor.userId, day: calendarDate(day), orderId, kind, note })) ?? {},
  };
};
