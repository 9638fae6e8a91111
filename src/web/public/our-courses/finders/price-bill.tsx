import { totalsOf } from '../../../../domain/billing/amounts.ts';
import type { ItemKind } from '../../../../domain/billing/price-items.ts';
import { formatRupiah, noMoney, rupiah } from '../../../../domain/values/money.ts';
import { whatsappLink } from '../../../../i18n/brand.ts';
import { paths } from '../../../../paths.ts';
import { type BillLine, yearBill } from '../../../../domain/billing/bill-view.ts';
import { courierNames } from '../../../../i18n/couriers.ts';
import { courierDays } from '../../../billing/courier-days.ts';
import { useBrand, useChoice, useLanguage } from '../../../frame/page-info.tsx';
import type { PriceList } from '../../../billing/price-list.ts';
import { useInitialUser } from '../../../frame/root-user.ts';
import { InlineScript } from '../../../shell/inline-script.tsx';
import { Button } from '../../../ui/page/button.tsx';
import { type OurCoursesTexts, purchaseTexts } from '../our-courses-texts.ts';
import type { Delivery, PriceAnswer } from './price-answer.ts';
import css from './price-finder.module.css';
import { toldPrice } from '../../pieces/inline-scripts.ts';
import { joinPath } from '../../pieces/join-path.ts';

interface Props {
  texts: OurCoursesTexts['price'];
  list: PriceList;
  answer: Extract<PriceAnswer, { problem: null }>;
}

const billOf = ({ list, answer }: Omit<Props, 'texts'>, delivery: Delivery | undefined) =>
  yearBill('BUY_COURSE', list.prices, {
    term: answer.term,
    delivery: delivery ? rupiah(delivery.value) : null,
    method: null,
  });

/** The first payment as the checkout will ask for it, what follows in the year, and the other couriers. */
export function PriceBill({ id, address, texts, list, answer }: Props & { id: string; address: string }) {
  const [cheapest, ...others] = answer.deliveries ?? [];
  const bill = billOf({ list, answer }, cheapest);
  const purchase = useChoice(purchaseTexts);
  const user = useInitialUser();
  const { term, place } = answer;
  const { provinceId, cityId } = place;
  return (
    <div id={id} className={css.bill} role="status" data-found={address}>
      <h3>{texts.first(term)}</h3>
      <p>{texts.to(place.name, place.province)}</p>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {bill.lines.map((line) => (
            <Line key={line.kind} line={line} texts={texts} list={list} answer={answer} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{cheapest ? purchase.bill.total : texts.totalBefore}</th>
            <td>{formatRupiah(bill.total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={css.later}>
        {bill.later ? purchase.bill.later(bill.later.count, formatRupiah(bill.later.amount)) : texts.noLater}
        {bill.later && <strong>{texts[cheapest ? 'year' : 'yearBefore'](formatRupiah(bill.year))}</strong>}
      </p>
      {cheapest === undefined && <NoDelivery texts={texts} asked={answer.deliveries !== null} />}
      {others.length > 0 && <Others texts={texts} list={list} answer={answer} others={others} />}
      <p className={css.small}>{texts.estimate}</p>
      <Button href={joinPath(user, paths.signUpPriced({ province: provinceId, city: cityId, term }))}>
        {texts.signUp}
      </Button>
      <InlineScript source={toldPrice} />
    </div>
  );
}

/** Each item is called as the checkout calls it. */
const useNameOf = ({ list, answer }: Props) => {
  const language = useLanguage();
  const { bill } = useChoice(purchaseTexts);
  return (kind: ItemKind) => {
    const [cheapest] = answer.deliveries ?? [];
    if (kind === 'delivery') return cheapest ? bill.delivery(courierNames[cheapest.courier]) : null;
    if (kind === 'interval') return bill.interval(list.intervals[answer.term].name[language]);
    return kind === 'bill' ? null : list.fixed[kind].name[language];
  };
};

const Line = ({ line: { kind, item }, ...props }: Props & { line: BillLine }) => {
  const { texts, answer } = props;
  const { delivery } = useChoice(purchaseTexts);
  const name = useNameOf(props)(kind);
  const [cheapest] = answer.deliveries ?? [];
  if (item === null || name === null) return null;
  const days = kind === 'delivery' ? courierDays(cheapest?.etd ?? '') : '';
  return (
    <tr>
      <th scope="row">
        {name}
        {item.discount !== noMoney && <small>{texts.discount(formatRupiah(item.discount))}</small>}
        {days !== '' && <small>{delivery.days(days)}</small>}
      </th>
      <td>{formatRupiah(totalsOf([item]).net)}</td>
    </tr>
  );
};

const NoDelivery = ({ texts, asked }: { texts: Props['texts']; asked: boolean }) => {
  const brand = useBrand();
  return (
    <p className={css.missing}>
      {asked ? texts.none : texts.down} <a href={whatsappLink(brand)}>{texts.askUs}</a>
    </p>
  );
};

const Others = ({ texts, list, answer, others }: Props & { others: readonly Delivery[] }) => {
  const words = useChoice(purchaseTexts).delivery;
  return (
    <div>
      <h4>{texts.others}</h4>
      <ul className={css.small}>
        {others.map((delivery) => {
          const total = formatRupiah(billOf({ list, answer }, delivery).total);
          const days = courierDays(delivery.etd);
          const name = courierNames[delivery.courier];
          return (
            <li key={delivery.courier}>
              {days === ''
                ? texts.otherTotalPlain(name, total)
                : texts.otherTotal(name, words.days(days), total)}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
