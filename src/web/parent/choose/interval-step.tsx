import { IconCheck, IconX } from '@tabler/icons-react';
import { lessonsByBill } from '../../../domain/billing/bill-lessons.ts';
import { firstBillRefusal } from '../../../domain/billing/first-charge.ts';
import { intervalPrice, monthlyPrice, savedInYear } from '../../../domain/billing/price-items.ts';
import { type Term, billsInYear, terms } from '../../../domain/billing/terms.ts';
import { teachingWeeksInYear } from '../../../domain/calendar/unit-and-week.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { formatRupiah, noMoney } from '../../../domain/values/money.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { useToday } from '../../frame/today.ts';
import { Choice, Choices } from './choices.tsx';
import styles from './choices.module.css';
import { calendarOf } from '../../frame/calendar-of.ts';
import { missingLines, packageLines } from '../../billing/package-lines.ts';
import type { PriceList } from '../../billing/price-list.ts';
import { Heading, Lead } from '../pay/step-frame.tsx';
import type { StepProps } from './steps.tsx';

/** Step 2: how often to pay, with what each interval costs and includes. */
export const IntervalStep = ({ at, navigation, list, batches }: StepProps) => {
  const { interval } = useTexts().purchase;
  const language = useLanguage();
  const today = useToday();
  // Study kit and course book come with the first year alone.
  const kit = at.purpose === 'BUY_COURSE';
  const batch = batches.find(({ academic_year_id }) => academic_year_id === at.batchId);
  const over = (term: Term) =>
    batch !== undefined && firstBillRefusal(calendarDate(batch.start_date), term, today) !== null;
  return (
    <>
      <Heading>{interval.title}</Heading>
      <Lead>{interval.lead}</Lead>
      <Choices label={interval.choose}>
        {terms.map((term) => (
          <Choice
            key={term}
            name="term"
            value={term}
            checked={at.term === term}
            onChoose={() => navigation.choose({ term })}
            reason={over(term) ? interval.over : null}
            below={
              <>
                <span>{interval.bills(billsInYear[term])}</span>
                <span>
                  {interval.perMonth(formatRupiah(monthlyPrice(list.prices.intervals[term], term)))}
                </span>
                {batch && (
                  <span>
                    {interval.lessons(lessonsByBill(calendarOf(batch), term, today), teachingWeeksInYear)}
                  </span>
                )}
                <Saving list={list} term={term} />
              </>
            }
            end={<Price list={list} term={term} />}
            more={<Package name={list.intervals[term].name[language]} term={term} kit={kit} />}
          >
            <strong>{list.intervals[term].name[language]}</strong>
          </Choice>
        ))}
      </Choices>
    </>
  );
};

const Price = ({ list, term }: { list: PriceList; term: Term }) => {
  const { interval } = useTexts().purchase;
  const price = list.prices.intervals[term];
  return (
    <>
      <strong>{formatRupiah(intervalPrice(price))}</strong>
      <span>{billsInYear[term] === 1 ? interval.once : interval.perBill}</span>
    </>
  );
};

const Saving = ({ list, term }: { list: PriceList; term: Term }) => {
  const { interval } = useTexts().purchase;
  const saved = savedInYear(list.prices.intervals[term], term);
  return saved === noMoney ? null : <em>{interval.saved(formatRupiah(saved))}</em>;
};

const Package = ({ name, term, kit }: { name: string; term: Term; kit: boolean }) => {
  const { interval } = useTexts().purchase;
  return (
    <details className={styles.more}>
      <summary>{interval.details(name)}</summary>
      <ul>
        {packageLines(interval, term, { kit }).map(({ text }) => (
          <li key={text}>
            <IconCheck size={18} stroke={3} aria-hidden="true" />
            {text}
          </li>
        ))}
        {missingLines(interval, term).map((text) => (
          <li key={text} data-missing>
            <IconX size={18} stroke={3} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
};
