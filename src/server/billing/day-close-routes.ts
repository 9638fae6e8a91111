import type { dayClose } from '../../contract/day-close.ts';
import { DEFAULT_PAGE_SIZE } from '../../contract/list.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { BillingContext } from './context.ts';
import { lookInto } from './compare-settlement.ts';
import { showDay, showMonth } from './day-close.ts';
import { exportMonth } from './export-month.ts';
import { takeSettlementReport } from './take-settlement-report.ts';

export const dayCloseRoutes = (context: BillingContext): Handlers<typeof dayClose, Actors> => {
  const { db } = context.database;
  return {
    'GET /payment/days': ({ query }) => showMonth(context, query.month),
    'GET /payment/days/{day}': ({ params, query }) => {
      const { page = 1, differences_page: differencesPage = 1, size = DEFAULT_PAGE_SIZE } = query;
      return showDay(db, calendarDate(params.day), { page, differencesPage, size });
    },
    'GET /payment/days/export': ({ query, language }) => exportMonth(db, query.month, language),
    'POST /payment/settlement-report': ({ actor, body: { file_name: fileName, ...body } }) =>
      takeSettlementReport(context, { by: actor.userId, fileName, ...body }),
    'POST /payment/difference': async ({ actor, body: { order_id: orderId, day, kind, note } }) =>
      (await lookInto(context, { by: actor.userId, day: calendarDate(day), orderId, kind, note })) ?? {},
  };
};
