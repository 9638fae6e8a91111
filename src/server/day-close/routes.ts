import type { dayClose } from '../../contract/day-close.ts';
import { DEFAULT_PAGE_SIZE } from '../../contract/list.ts';
import { calendarDate } from '../../domain/values/calendar-date.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { DayCloseContext } from './context.ts';
import { showDay, showMonth } from './day-close.ts';
import { exportMonth } from './export-month.ts';
import { noteDifference, noteDifferences } from './note-differences.ts';
import { showDifference, showDifferences } from './show-differences.ts';
import { takeSettlementReport } from './take-settlement-report.ts';

export const dayCloseRoutes = (context: DayCloseContext): Handlers<typeof dayClose, Actors> => {
  const { db } = context.database;
  return {
    'GET /payment/days': ({ query }) => showMonth(context, query.month),
    'GET /payment/days/{day}': ({ params, query }) => {
      const { page = 1, differences_page: differencesPage = 1, size = DEFAULT_PAGE_SIZE } = query;
      return showDay(db, calendarDate(params.day), { page, differencesPage, size });
    },
    'GET /payment/days/export': ({ query: { month, separator }, language }) =>
      exportMonth(db, month, { language, separator }),
    'POST /payment/settlement-report': ({ actor, body: { file_name: fileName, ...body } }) =>
      takeSettlementReport(context, { by: actor.userId, fileName, ...body }),
    'GET /payment/differences': ({ query: { page = 1, size = DEFAULT_PAGE_SIZE, ...choice } }) =>
      showDifferences(context, { page, size, ...choice }),
    'GET /payment/difference': ({ query: { order_id: orderId, kind } }) =>
      showDifference(db, { orderId, kind }),
    'POST /payment/difference': ({ actor, body: { order_id: orderId, ...noted } }) =>
      noteDifference(context, { by: actor.userId, orderId, ...noted }),
    'POST /payment/differences': ({ actor, body: { differences, note } }) =>
      noteDifferences(context, {
        by: actor.userId,
        note,
        seen: differences.map(({ order_id: orderId, ...named }) => ({ orderId, ...named })),
      }),
  };
};
