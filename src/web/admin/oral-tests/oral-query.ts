import type { LoaderFunctionArgs } from 'react-router';
import { isPartOfYear } from '../../../domain/assessment/parts-of-year.ts';
import { parseCalendarDate } from '../../../domain/values/calendar-date.ts';
import { apiQuery, prefetch } from '../../app/screen.ts';
import { parseId } from '../list/record-id.ts';

/** Whether an address names the tests that are over and have no result. */
export const isWithoutResult = (search: URLSearchParams) => search.get('result') === 'none';

/** What an address names of the schedule: a batch, a part of its year, and a day of the week. */
export const scheduleQuery = (search: URLSearchParams) => {
  const batch = parseId(search.get('batch') ?? '');
  const part = parseId(search.get('part') ?? '');
  const from = parseCalendarDate(search.get('from') ?? '');
  if (isWithoutResult(search)) return apiQuery('GET /oral-tests', { query: { without_result: 'true' } });
  return apiQuery('GET /oral-tests', {
    query: {
      ...(batch !== undefined && { academic_year_id: batch }),
      ...(part !== undefined && isPartOfYear(part) && { part }),
      ...(from !== null && { from }),
    },
  });
};

/** On the server the screen comes with its week; in the browser the week shows that it is on its way. */
export const prefetchSchedule = (visit: LoaderFunctionArgs) =>
  prefetch(({ url }) => [scheduleQuery(url.searchParams)])(visit);

export const slotQuery = (slotId: number) => apiQuery('GET /oral-tests/{slotId}', { params: { slotId } });
