import { useRouteLoaderData } from 'react-router';
import { type CalendarDate, calendarDate } from '../../domain/values/calendar-date.ts';

/** Today in Jakarta by the business clock when this document was rendered, never by the browser's clock. */
export const useToday = (): CalendarDate => {
  const root = useRouteLoaderData<{ today: string }>('root');
  if (!root) throw new Error('The root loader did not say which day it is');
  return calendarDate(root.today);
};
