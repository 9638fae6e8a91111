import type { AcademicYear } from '../../../contract/objects.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { useToday } from '../../frame/today.ts';
import { askedTerm } from '../accounts/asked-price.ts';
import type { PurchaseAddress } from '../pay/purchase-address.ts';

/** The interval to begin with in a batch: the one that was asked before, where a first course is bought (rule R354). */
export const useAskedTerm = ({ purpose }: PurchaseAddress) => {
  const today = useToday();
  return (year: AcademicYear) =>
    purpose === 'BUY_COURSE' ? askedTerm(calendarDate(year.start_date), today) : null;
};
