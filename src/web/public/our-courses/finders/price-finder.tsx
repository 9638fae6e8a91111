import { intervalPrice } from '../../../../domain/billing/price-items.ts';
import { type Term, billsInYear, terms } from '../../../../domain/billing/terms.ts';
import { formatRupiah } from '../../../../domain/values/money.ts';
import { paths } from '../../../../paths.ts';
import { useChoice, useLanguage } from '../../../page-info.tsx';
import type { PriceList } from '../../../billing/price-list.ts';
import { Button } from '../../../ui/page/button.tsx';
import { CourierPicture } from '../../drawings/courier.tsx';
import form from './finder-form.module.css';
import shared from '../../pieces/section.module.css';
import { type OurCoursesTexts, purchaseTexts } from '../our-courses-texts.ts';
import type { PriceAnswer } from './price-answer.ts';
import { PriceBill } from './price-bill.tsx';
import css from './price-finder.module.css';
import { defaultTerm, longestName } from './price-question.ts';

interface Props {
  texts: OurCoursesTexts['price'];
  list: PriceList;
  answer: PriceAnswer | null;
  /** where the signed-in family lives; empty for anybody else */
  ownCity: string;
}

/** What the first year costs one's own family: interval and city in, the whole bill out. */
export function PriceFinder({ texts, list, answer, ownCity }: Props) {
  const found = answer?.problem === null ? answer : null;
  // A posted question leads back to this id: to the bill, once there is one.
  return (
    <section className={shared.section}>
      <div className={`${shared.inner} ${css.spread}`}>
        <div id={found ? undefined : 'what-it-costs'} className={css.question}>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.lead}</p>
          <Question texts={texts} list={list} answer={answer} ownCity={ownCity} />
        </div>
        {found ? (
          <PriceBill id="what-it-costs" texts={texts} list={list} answer={found} />
        ) : (
          <CourierPicture title={texts.picture} className={css.picture} />
        )}
      </div>
    </section>
  );
}

const Question = ({ texts, list, answer, ownCity }: Props) => (
  <form method="post" action={paths.priceFinder} className={`${form.card} ${form.form}`}>
    <input type="hidden" name="ask" value="price" />
    <fieldset className={css.intervals}>
      <legend>{texts.interval}</legend>
      {terms.map((term) => (
        <Interval key={term} list={list} term={term} checked={term === (answer?.term ?? defaultTerm)} />
      ))}
    </fieldset>
    <CityField texts={texts} answer={answer} ownCity={ownCity} />
    {answer?.problem === 'city_open' ? (
      <Places texts={texts} answer={answer} />
    ) : (
      <Button kind="secondary">{texts.work}</Button>
    )}
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

const CityField = ({ texts, answer, ownCity }: Omit<Props, 'list'>) => {
  const problem =
    answer?.problem === 'city_required' || answer?.problem === 'city_unknown' ? answer.problem : null;
  return (
    <div className={form.field}>
      <label htmlFor="city">{texts.city}</label>
      <input
        id="city"
        name="city"
        required
        maxLength={longestName}
        autoComplete="address-level2"
        defaultValue={answer?.typed ?? ownCity}
        aria-invalid={problem !== null}
        aria-describedby={problem ? 'city-problem city-hint' : 'city-hint'}
      />
      {problem && (
        <p id="city-problem" className={form.problem} role="alert">
          {texts.problems[problem]}
        </p>
      )}
      <p id="city-hint" className={form.hint}>
        {texts.cityHint}
      </p>
    </div>
  );
};

/** Several places of that name: one tap says which. The first button is what Enter presses, so it asks anew. */
const Places = ({
  texts,
  answer,
}: {
  texts: Props['texts'];
  answer: Extract<PriceAnswer, { problem: 'city_open' }>;
}) => (
  <div className={css.places} role="group" aria-labelledby="places">
    <Button kind="quiet">{texts.work}</Button>
    <p id="places">{texts.which}</p>
    <ul>
      {answer.places.map(({ cityId, name, province }) => (
        <li key={cityId}>
          <button type="submit" name="city_id" value={cityId}>
            <strong>{name}</strong> <span>{province}</span>
          </button>
        </li>
      ))}
    </ul>
  </div>
);
