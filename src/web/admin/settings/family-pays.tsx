import type { Price } from '../../../contract/price-objects.ts';
import { firstYearPrice, intervalPrice } from '../../../domain/billing/price-items.ts';
import { billsInYear, terms } from '../../../domain/billing/terms.ts';
import { add, formatRupiah } from '../../../domain/values/money.ts';
import styles from '../list/office-form.module.css';
import factStyles from '../list/panel-facts.module.css';
import { useTexts } from '../list/texts.ts';
import { pricesOf } from './price-amounts.ts';

/** What the prices come to for a family, for each interval. */
export const FamilyPays = ({ prices: list }: { prices: readonly Price[] }) => {
  const { settings } = useTexts().admin;
  const prices = pricesOf(list);
  if (!prices) return null;
  return (
    <section className={styles.card} aria-labelledby="family-pays">
      <h2 id="family-pays">{settings.family}</h2>
      <p>{settings.familyNote}</p>
      {terms.map((term) => {
        const perBill = intervalPrice(prices.intervals[term]);
        const first = add(prices.registration, prices.kit, prices.book, perBill);
        const facts = [
          [settings.perBill, formatRupiah(perBill)],
          [settings.bills, String(billsInYear[term])],
          [settings.firstBill, formatRupiah(first)],
          [settings.firstYear, formatRupiah(firstYearPrice(prices, term))],
        ] as const;
        return (
          <div key={term} className={factStyles.facts}>
            <strong>{term === 12 ? settings.yearly : settings.interval(term)}</strong>
            <dl>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        );
      })}
    </section>
  );
};
