// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop a table's roles where lines replace its layout
import type { MethodMoney } from '../../../contract/day-close.ts';
import { moneyMethods } from '../../../domain/billing/day-close.ts';
import { useTexts } from '../list/texts.ts';
import cells from '../list/cells.module.css';
import styles from './method-totals.module.css';
import { Amount, moneyMethodName } from './money-words.tsx';

/** What came in, went back and is left by each method, at every width: in lines where the columns have no room. */
export const MethodTotals = ({ methods }: { methods: readonly MethodMoney[] }) => {
  const { admin } = useTexts();
  const { dayClose } = admin;
  const columns = [
    [dayClose.in, (money: MethodMoney) => money.paid],
    [dayClose.back, (money: MethodMoney) => money.back],
    [dayClose.net, (money: MethodMoney) => money.net],
  ] as const;
  return (
    <table role="table" className={`${cells.numbers} ${styles.methods}`} aria-label={dayClose.byMethod}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {dayClose.method}
          </th>
          {columns.map(([title]) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {moneyMethods.map((method) => {
          const money = methods.find((one) => one.method === method);
          return (
            <tr key={method} role="row">
              <th role="rowheader" scope="row">
                {moneyMethodName(admin, method)}
              </th>
              {columns.map(([title, amountOf]) => (
                <td key={title} role="cell" data-label={title}>
                  <Amount of={money ? amountOf(money) : 0} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
