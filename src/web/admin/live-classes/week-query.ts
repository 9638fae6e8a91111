import type { LoaderFunctionArgs } from 'react-router';
import { type CalendarDate, calendarDate } from '../../../domain/values/calendar-date.ts';
import { apiQuery, prefetch } from '../../app/screen.ts';
import { todayContext } from '../../frame/context.ts';
import { weekIn } from './week-days.ts';

/** Whether an address names the classes to come that need a room soon and have none. */
export const isWithoutRoom = (search: URLSearchParams) => search.get('room') === 'none';

export const withoutRoomQuery = (from: CalendarDate) =>
  apiQuery('GET /live-class/week', { query: { from, without_room: 'true' } });

export const weekQuery = (monday: CalendarDate) =>
  apiQuery('GET /live-class/week', { query: { from: monday } });

/** On the server a screen comes with its week; in the browser the week shows that it is on its way. */
export const prefetchWeek = (visit: LoaderFunctionArgs) =>
  prefetch(({ url: { searchParams: search } }) => {
    const today = calendarDate(visit.context.get(todayContext));
    return [isWithoutRoom(search) ? withoutRoomQuery(today) : weekQuery(weekIn(search, today))];
  })(visit);
