import { useSuspenseQuery } from '@tanstack/react-query';
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { isCloseDay, isMonth } from '../../../domain/billing/day-close.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { type ScreenQueries, apiQuery, ensure, prefetch } from '../../app/screen.ts';
import { Link } from '../../shell/link.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import formStyles from '../list/office-form.module.css';
import listStyles from '../list/office-list.module.css';
import { OfficeScreen } from '../list/office-screen.tsx';
import { useTexts } from '../list/texts.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { CloseDayView } from './close-day-view.tsx';
import styles from './day-close.module.css';
import { DayTable } from './day-table.tsx';
import { UndoneEntries } from './money-words.tsx';
import { MethodTotals } from './method-totals.tsx';
import { monthName, monthsToChoose } from '../list/month-names.ts';
import { ReportDrop } from './report-drop.tsx';

const monthOf = (search: URLSearchParams) => {
  const month = search.get('month') ?? '';
  return isMonth(month) ? month : undefined;
};
const monthQuery = (month: string | undefined) =>
  apiQuery('GET /payment/days', { query: month === undefined ? {} : { month } });

const queries: ScreenQueries = ({ url }) => [monthQuery(monthOf(url.searchParams))];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

/** What is open beside the differences of a day, and their page, change nothing that is shown of the month. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname ||
  ['month', 'day'].some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));

/** What came in and went back in a month, day by day, beside what the payment service reports. */
export default function DayClose() {
  const { dayClose } = useTexts().admin;
  const language = useLanguage();
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(monthQuery(monthOf(search)));
  const day = search.get('day') ?? '';
  const { month, this_month: thisMonth, days, methods, total, reports } = data;
  const open = days.reduce((sum, one) => sum + one.open_differences, 0);
  return (
    <OfficeScreen title={dayClose.title}>
      <p className={listStyles.beside}>{dayClose.lead}</p>
      {isCloseDay(day) ? (
        <CloseDayView key={day} day={day} month={month} closed={days.find((one) => one.day === day)} />
      ) : (
        <>
          <div className={listStyles.above}>
            <MonthPicker month={month} thisMonth={thisMonth} />
            <ButtonLink href={`${paths.api}/payment/days/export?month=${month}`} download variant="outline">
              {dayClose.export}
            </ButtonLink>
          </div>
          <div className={formStyles.form}>
            <section className={formStyles.card} aria-labelledby="month">
              <h2 id="month">{monthName(month, language)}</h2>
              <Totals total={total} />
              <UndoneEntries total={total} />
              <MethodTotals methods={methods} />
              <p>
                <Link className={formStyles.back} to={paths.adminDifferences(month)}>
                  {`${dayClose.allDifferences}: ${open > 0 ? dayClose.open(open) : dayClose.noOpen}`}
                </Link>
              </p>
              {days.length === 0 ? (
                <EmptyState title={dayClose.emptyTitle} text={dayClose.emptyText} />
              ) : (
                <DayTable month={month} days={days} />
              )}
            </section>
            <ReportDrop key={month} month={month} reports={reports} />
          </div>
        </>
      )}
    </OfficeScreen>
  );
}

const MonthPicker = ({ month, thisMonth }: { month: string; thisMonth: string }) => {
  const { dayClose } = useTexts().admin;
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <ListFilter
      label={dayClose.month}
      value={month}
      onChoose={(value) => void navigate(paths.adminDayClose(value))}
      data={monthsToChoose(thisMonth, month).map((value) => ({ value, label: monthName(value, language) }))}
    />
  );
};

interface Sum {
  paid_count: number;
  paid: number;
  back_count: number;
  back: number;
  undone_count: number;
  undone: number;
  net: number;
}

const Totals = ({ total }: { total: Sum }) => {
  const { dayClose } = useTexts().admin;
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{dayClose.in}</dt>
        <dd>{formatRupiah(rupiah(total.paid))}</dd>
        <dd>{dayClose.payments(total.paid_count)}</dd>
      </div>
      <div>
        <dt>{dayClose.back}</dt>
        <dd>{formatRupiah(rupiah(total.back))}</dd>
        <dd>{dayClose.refunds(total.back_count)}</dd>
      </div>
      <div>
        <dt>{dayClose.net}</dt>
        <dd>{formatRupiah(rupiah(total.net))}</dd>
      </div>
    </dl>
  );
};
