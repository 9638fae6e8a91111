import type { Child } from '../../../contract/objects.ts';
import type { Billing } from '../../../contract/payment-objects.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { useToday } from '../../frame/today.ts';
import { type BillYear, hasLater, waitsOn } from './bill-years.ts';

/** What an overdue bill opens once it is paid, and what comes of it when it is not. */
export const UnpaidWords = ({ bill, year, child }: { bill: Billing; year: BillYear; child: Child }) => {
  const { billing } = useTexts().classroom;
  const { date } = useFormats();
  const opens = date(startOfDay(calendarDate(bill.open_until)));
  const waits = waitsOn(bill, useToday());
  const until = waits && bill.delayed_until ? date(startOfDay(calendarDate(bill.delayed_until))) : opens;
  if (bill.lessons === 0) return <p>{billing.unpaidLast(until)}</p>;
  return (
    <>
      {!waits && <p>{billing.opensNow(opens)}</p>}
      <p>
        {hasLater(year, bill)
          ? billing.unpaidThenNext(until, child.first_name)
          : billing.unpaidThenEnd(until)}
      </p>
    </>
  );
};
