import { useRouteLoaderData } from 'react-router';
import { type CalendarDate, calendarDate } from '../../domain/values/calendar-date.ts';

/** Today in Jakarta by the school's clock, as of this document: never the browser's, which the demo cannot move. */
export const useToday = (): CalendarDate => {
  const root = useRouteLoaderData<{ today: string }>('root');
  if (!root) throw new Error('The root loader did not say which day it is');
  return calendarDate(root.today);
};
