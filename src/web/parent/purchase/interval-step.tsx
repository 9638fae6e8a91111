import { IconCheck } from '@tabler/icons-react';
import { firstBillRefusal } from '../../../domain/billing/first-charge.ts';
import { packageExtras } from '../../../domain/billing/packages.ts';
import { intervalPrice } from '../../../domain/billing/price-items.ts';
import { type Term, billsInYear, terms } from '../../../domain/billing/terms.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { add, formatRupiah, noMoney } from '../../../domain/values/money.ts';
import { useLanguage, useTexts } from '../../page-info.tsx';
import { useToday } from '../../today.ts';
import { Choice, Choices } from './choices.tsx';
import styles from './choices.module.css';
import { type PriceList, priceListOf } from '../../price-list.ts';
import { Heading, Lead } from './step-frame.tsx';
import type { StepProps } from './steps.tsx';

/** Step 2: how often to pay, with what each interval costs and includes. */
export const IntervalStep = ({ at, moves, settings, batches }: StepProps) => {
  const { interval } = useTexts().purchase;
  const language = useLanguage();
  const today = useToday();
  const list = priceListOf(settings);
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
            onChoose={() => moves.choose({ term })}
            reason={over(term) ? interval.over : null}
            below={
              <>
                <span>{interval.bills(billsInYear[term])}</span>
                <Saving list={list} term={term} />
              </>
            }
            end={<Price list={list} term={term} />}
            more={<Package name={list.intervals[term].name[language]} term={term} />}
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
  const { discount } = list.prices.intervals[term];
  if (discount === noMoney) return null;
  const inYear = add(...Array.from({ length: billsInYear[term] }, () => discount));
  return <em>{interval.saved(formatRupiah(inYear))}</em>;
};

const Package = ({ name, term }: { name: string; term: Term }) => {
  const { interval } = useTexts().purchase;
  const { tests, reports, certificate } = packageExtras[term];
  const features = [
    ...interval.base,
    ...(tests > 0 ? [interval.tests(tests), interval.reports(reports)] : []),
    ...(certificate ? [interval.certificate] : []),
    interval.bonus,
  ];
  return (
    <details className={styles.more}>
      <summary>{interval.details(name)}</summary>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <IconCheck size={18} stroke={3} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </details>
  );
};
