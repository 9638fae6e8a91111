import type { LoaderFunctionArgs } from 'react-router';
import { type CalendarDate, calendarDate } from '../../../domain/values/calendar-date.ts';
import { apiQuery, prefetch } from '../../app/screen.ts';
import { todayContext } from '../../frame/context.ts';
import { weekIn } from './week-days.ts';

export const weekQuery = (monday: CalendarDate) =>
  apiQuery('GET /live-class/week', { query: { from: monday } });

/** On the server a screen comes with its week; in the browser the week shows that it is on its way. */
export const prefetchWeek = (visit: LoaderFunctionArgs) =>
  prefetch(({ url }) => [weekQuery(weekIn(url.searchParams, calendarDate(visit.context.get(todayContext))))])(
    visit,
  );
