import { intervalPrice } from '../../../../domain/billing/price-items.ts';
import { type Term, billsInYear, terms } from '../../../../domain/billing/terms.ts';
import { formatRupiah } from '../../../../domain/values/money.ts';
import { paths } from '../../../../paths.ts';
import { useChoice, useLanguage } from '../../../frame/page-info.tsx';
import type { PriceList } from '../../../billing/price-list.ts';
import { Button } from '../../../ui/page/button.tsx';
import { CourierPicture } from '../../drawings/courier.tsx';
import form from './finder-form.module.css';
import shared from '../../pieces/section.module.css';
import { type OurCoursesTexts, purchaseTexts } from '../our-courses-texts.ts';
import type { PriceAnswer } from './price-answer.ts';
import { PriceBill } from './price-bill.tsx';
import css from './price-finder.module.css';
import { CityQuestion } from './city-question.tsx';
import { answerId, defaultTerm } from './price-question.ts';

interface Props {
  texts: OurCoursesTexts['price'];
  list: PriceList;
  answer: PriceAnswer | null;
  /** where the signed-in family lives; empty for anybody else */
  ownCity: string;
}

/** What the first year costs one's own family: interval and city in, the whole bill out. */
export function PriceFinder(props: Props) {
  const { texts, list, answer } = props;
  const found = answer?.problem === null ? answer : null;
  // A posted question leads back to this id: to the bill, once there is one, or to what has to be said yet.
  return (
    <section className={shared.section}>
      <div className={`${shared.inner} ${css.spread}`}>
        <div id={answer ? undefined : answerId} className={css.question}>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.lead}</p>
          <Question {...props} />
        </div>
        {found ? (
          <PriceBill
            id={answerId}
            address={paths.priceFound({ city: found.place.cityId, term: found.term })}
            texts={texts}
            list={list}
            answer={found}
          />
        ) : (
          <CourierPicture title={texts.picture} className={css.picture} />
        )}
      </div>
    </section>
  );
}

/** What Enter in the field presses: the first button of a form, which would otherwise be the first place offered. */
const Enter = () => <button type="submit" tabIndex={-1} aria-hidden="true" className="visually-hidden" />;

const Question = ({ texts, list, answer, ownCity }: Props) => (
  <form method="post" action={paths.priceFinder} noValidate className={`${form.card} ${form.form}`}>
    <input type="hidden" name="ask" value="price" />
    {answer?.problem === 'city_open' && <Enter />}
    <fieldset className={css.intervals}>
      <legend>{texts.interval}</legend>
      {terms.map((term) => (
        <Interval key={term} list={list} term={term} checked={term === (answer?.term ?? defaultTerm)} />
      ))}
    </fieldset>
    <CityQuestion texts={texts} answer={answer} ownCity={ownCity} />
    <Button kind="secondary">{texts.work}</Button>
  </form>
);

const Interval = ({ list, term, checked }: { list: PriceList; term: Term; checked: boolean }) => {
  const { interval } = useChoice(purchaseTexts);
  return (
    <label className={css.interval}>
      <input type="radio" name="term" value={term} defaultChecked={checked} />
      <strong>{list.intervals[term].name[useLanguage()]}</strong>{' '}
      {formatRupiah(intervalPrice(list.prices.intervals[term]))}{' '}
      {billsInYear[term] === 1 ? interval.once : interval.perBill}
    </label>
  );
};
