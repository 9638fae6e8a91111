import { totalsOf } from '../../../domain/billing/amounts.ts';
import { intervalPrice, priceItems, savedInYear, yearPrice } from '../../../domain/billing/price-items.ts';
import { type Term, billsInYear, terms } from '../../../domain/billing/terms.ts';
import { formatRupiah, noMoney } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useChoice, useLanguage } from '../../frame/page-info.tsx';
import { packageLines } from '../../billing/package-lines.ts';
import type { PriceList } from '../../billing/price-list.ts';
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
        <AllHave texts={texts} />
        <Once texts={texts} list={list} />
        <p className={css.note}>{texts.lateNote}</p>
      </div>
    </section>
  );
}

const Package = ({ texts, list, term }: Props & { term: Term }) => {
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
      <p className={css.year}>{texts.year(formatRupiah(yearPrice(price, term)))}</p>
      <Saving list={list} term={term} />
      <Extras texts={texts} term={term} />
    </li>
  );
};

/** What a package has that the shorter ones have not. */
const Extras = ({ texts, term }: { texts: Texts; term: Term }) => {
  const lines = packageLines(useChoice(purchaseTexts).interval, term).filter(({ extra }) => extra);
  if (lines.length === 0) return <p className={css.none}>{texts.noExtras}</p>;
  return (
    <ul className={css.holds}>
      {lines.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};

/** Said once, not in each package: only what differs is to compare. */
const AllHave = ({ texts }: { texts: Texts }) => {
  const lines = packageLines(useChoice(purchaseTexts).interval, 2).filter(({ extra }) => !extra);
  return (
    <div className={css.all}>
      <h3>{texts.allHave}</h3>
      <ul className={css.holds}>
        {lines.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
};

const Saving = ({ list, term }: { list: PriceList; term: Term }) => {
  const { interval } = useChoice(purchaseTexts);
  const saved = savedInYear(list.prices.intervals[term], term);
  if (saved === noMoney) return null;
  return <p className={css.saving}>{interval.saved(formatRupiah(saved))}</p>;
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
