import { totalsOf } from '../../../domain/billing/amounts.ts';
import { packageExtras } from '../../../domain/billing/packages.ts';
import { intervalPrice, priceItems } from '../../../domain/billing/price-items.ts';
import { type Term, billsInYear, terms } from '../../../domain/billing/terms.ts';
import { formatRupiah, noMoney } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useChoice, useLanguage } from '../../page-info.tsx';
import type { PriceList } from '../../price-list.ts';
import { Button } from '../../ui/page/button.tsx';
import { Kawung } from '../../ui/page/kawung.tsx';
import css from './courses-packages.module.css';
import shared from '../pieces/section.module.css';
import { type OurCoursesTexts, purchaseTexts } from './our-courses-texts.ts';

type Texts = OurCoursesTexts['packages'];
interface Props {
  texts: Texts;
  list: PriceList;
}

/** The three intervals with what each costs and includes, and what is paid once. */
export function CoursesPackages({ texts, list }: Props) {
  return (
    <section id="packages" className={`${shared.section} ${css.ground}`}>
      <Kawung id="packages-ground" colour="#0b6b4e" size={72} />
      <div className={`${shared.inner} ${css.spread}`}>
        <div className={css.head}>
          <p className={shared.name}>{texts.name}</p>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.lead}</p>
        </div>
        <ul className={css.packages}>
          {terms.map((term) => (
            <Package key={term} texts={texts} list={list} term={term} />
          ))}
        </ul>
        <Once texts={texts} list={list} />
        <p className={css.note}>{texts.lateNote}</p>
      </div>
    </section>
  );
}

const Package = ({ texts, list, term }: Props & { term: Term }) => {
  const { interval } = useChoice(purchaseTexts);
  const language = useLanguage();
  const price = list.prices.intervals[term];
  const bills = billsInYear[term];
  return (
    <li className={css.package}>
      <h3>{list.intervals[term].name[language]}</h3>
      <p className={css.price}>
        <strong>{formatRupiah(intervalPrice(price))}</strong>
        {price.discount !== noMoney && <span>{texts.instead(formatRupiah(price.normalPrice))}</span>}
      </p>
      <p>{bills === 1 ? texts.once : texts.perBill(bills)}</p>
      <Saving list={list} term={term} />
      <ul className={css.holds}>
        {interval.base.map((what) => (
          <li key={what}>{what}</li>
        ))}
        {extrasOf(interval, term).map((what) => (
          <li key={what}>
            <strong>{what}</strong>
          </li>
        ))}
        <li>{interval.bonus}</li>
      </ul>
    </li>
  );
};

const extrasOf = (words: (typeof purchaseTexts)['en']['interval'], term: Term) => {
  const { tests, reports, certificate } = packageExtras[term];
  return [
    ...(tests > 0 ? [words.tests(tests)] : []),
    ...(reports > 0 ? [words.reports(reports)] : []),
    ...(certificate ? [words.certificate] : []),
  ];
};

const Saving = ({ list, term }: { list: PriceList; term: Term }) => {
  const { interval } = useChoice(purchaseTexts);
  const { discount } = list.prices.intervals[term];
  if (discount === noMoney) return null;
  // The same discount comes with every bill of the year.
  const bill = { kind: 'interval', value: noMoney, discount } as const;
  const inYear = totalsOf(Array.from({ length: billsInYear[term] }, () => bill)).discount;
  return <p className={css.saving}>{interval.saved(formatRupiah(inYear))}</p>;
};

/** Registration, kit and book: what the first payment has besides the course. */
const Once = ({ texts, list }: Props) => {
  const language = useLanguage();
  const items = priceItems('BUY_COURSE', list.prices, { term: null, delivery: null });
  return (
    <div className={css.once}>
      <h3>{texts.onceTitle}</h3>
      <dl>
        {(['registration', 'kit', 'book'] as const).map((kind) => (
          <div key={kind}>
            <dt>{list.fixed[kind].name[language]}</dt>
            <dd>{formatRupiah(totalsOf(items.filter((item) => item?.kind === kind)).net)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {texts.delivery}. {texts.onceText}
      </p>
      <Button href={paths.priceFinder}>{texts.calculate}</Button>
    </div>
  );
};
