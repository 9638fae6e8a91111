import { useQuery } from '@tanstack/react-query';
import type { AcademicYear, Child } from '../../../contract/objects.ts';
import type { Billing, PaymentItem } from '../../../contract/payment-objects.ts';
import { startsLater } from '../../../domain/enrolment/next-year.ts';
import { type CalendarDate, calendarDate, compareDates } from '../../../domain/values/calendar-date.ts';
import { type PriceList, priceListOf } from '../../billing/price-list.ts';
import { useToday } from '../../frame/today.ts';
import { billsQuery, latestYearQuery, nextGradeQuery } from '../enrolment/child-queries.ts';
import { useParent } from '../pattern/profile-session.ts';
import { type YearGrades, yearGrades } from './year-grades.ts';
import { calendarOf } from '../../frame/calendar-of.ts';
import type { PurchaseAddress } from '../pay/purchase-address.ts';
import { batchesQuery, paymentsQuery, priceListQuery } from '../pay/purchase-queries.ts';
import type { NextYearStatus } from '../pay/purchase-status.ts';

/** What the drawer asks before anything can be chosen. */
export interface Known {
  readonly kind: 'known';
  readonly bills: readonly Billing[];
  readonly payments: readonly PaymentItem[];
  readonly list: PriceList;
  /** those that may be chosen */
  readonly batches: readonly AcademicYear[];
  /** null unless another year is bought */
  readonly next: NextYearStatus | null;
  /** why the child may not move on, in the reader's words; '' where it may */
  readonly reason: string;
  readonly grades: YearGrades;
}

interface Asked {
  readonly isLoadingError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

type Answer =
  | Known
  | { readonly kind: 'loading' }
  | { readonly kind: 'lost'; readonly asked: readonly Asked[] };

export const useKnown = (child: Child, { purpose }: PurchaseAddress): Answer => {
  const today = useToday();
  const bills = useQuery(billsQuery(child.child_id));
  const settings = useQuery(priceListQuery);
  const payments = useQuery(paymentsQuery(useParent().user_id));
  const buysYear = purpose !== 'COURSE_EXTENSION';
  const batches = useQuery({ ...batchesQuery, enabled: buysYear });
  const movesOn = purpose === 'NEXT_GRADE';
  const grade = useQuery({ ...nextGradeQuery(child.child_id), enabled: movesOn });
  const year = useQuery({ ...latestYearQuery(child.child_id), enabled: movesOn });
  const asked = [
    bills,
    settings,
    payments,
    ...(buysYear ? [batches] : []),
    ...(movesOn ? [grade, year] : []),
  ];
  if (asked.some(({ isLoadingError }) => isLoadingError)) return { kind: 'lost', asked };
  if (!bills.data || !settings.data || !payments.data || asked.some(({ isLoading }) => isLoading))
    return { kind: 'loading' };
  const last = (movesOn && year.data?.academic_year) || null;
  return {
    kind: 'known',
    bills: bills.data.billing,
    payments: payments.data.payments,
    list: priceListOf(settings.data),
    batches: batchesAfter(last, batches.data?.academic_years ?? []),
    next: movesOn
      ? {
          isEligible: grade.data?.eligible ?? false,
          isBooked: child.status !== 'LEFT' && liesAhead(last, today),
        }
      : null,
    reason: grade.data?.reason ?? '',
    grades: yearGrades(child.grade, grade.data?.next_grade ?? null),
  };
};

const liesAhead = (year: AcademicYear | null, today: CalendarDate) =>
  year !== null && compareDates(today, calendarDate(year.start_date)) < 0;

/** Another year starts later than the one bought last (rule R35). */
const batchesAfter = (last: AcademicYear | null, open: readonly AcademicYear[]) =>
  last === null
    ? open
    : open.filter(({ start_date }) => startsLater(calendarOf(last), { startDate: calendarDate(start_date) }));
