import { totalsOf } from '../../../domain/billing/amounts.ts';
import { intervalPrice, priceItems, yearPrice } from '../../../domain/billing/price-items.ts';
import { billsInYear, terms } from '../../../domain/billing/terms.ts';
import { formatRupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import type { PriceList } from '../../billing/price-list.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { Button } from '../../ui/page/button.tsx';
import layout from '../../ui/page/layout.module.css';
import shared from '../pieces/section.module.css';
import css from './courses-more.module.css';
import type { Start } from './finders/next-start.ts';
import { StartFacts } from './finders/start-facts.tsx';
import type { OurCoursesTexts } from './our-courses-texts.ts';

interface Props {
  texts: OurCoursesTexts;
  list: PriceList;
  start: Start;
}

/** What the other parts tell, in a few lines each, and the way to them. Older addresses led to prices on this page. */
export function CoursesMore({ texts, list, start }: Props) {
  const { learning, cost, calendar } = texts.parts;
  const once = totalsOf(priceItems('BUY_COURSE', list.prices, { term: null, delivery: null })).net;
  return (
    <section className={shared.section}>
      <ul className={`${shared.inner} ${css.cards}`}>
        <li id="packages">
          <h2 id="what-it-costs">{cost.title}</h2>
          <Prices texts={texts.packages} list={list} />
          <p>{cost.text(formatRupiah(once))}</p>
          <Button kind="secondary" href={paths.coursesCost}>
            {cost.more}
          </Button>
        </li>
        <li>
          <h2>{calendar.title}</h2>
          <StartFacts texts={texts.start} start={start} className={layout.rows} />
          <Button kind="secondary" href={paths.coursesCalendar}>
            {calendar.more}
          </Button>
        </li>
        <li>
          <h2>{learning.title}</h2>
          <p>{learning.text}</p>
          <Button kind="secondary" href={paths.coursesLearning}>
            {learning.more}
          </Button>
        </li>
      </ul>
    </section>
  );
}

/** A line for each interval. */
const Prices = ({ texts, list }: { texts: OurCoursesTexts['packages']; list: PriceList }) => {
  const language = useLanguage();
  return (
    <ul className={layout.rows}>
      {terms.map((term) => {
        const price = list.prices.intervals[term];
        const bills = billsInYear[term];
        return (
          <li key={term}>
            {list.intervals[term].name[language]}: <strong>{formatRupiah(intervalPrice(price))}</strong>,{' '}
            {bills === 1
              ? texts.once
              : `${texts.perBill(bills)}. ${texts.year(formatRupiah(yearPrice(price, term)))}`}
          </li>
        );
      })}
    </ul>
  );
};
