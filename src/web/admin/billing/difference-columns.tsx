import type { SettlementDifference } from '../../../contract/day-close.ts';
import { OneLine } from '../../ui/app/office-line.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { officeDate } from '../list/office-date.ts';
import styles from '../list/office-list.module.css';
import { RowAction } from '../list/row-action.tsx';
import type { RowTicks } from '../list/row-ticks.ts';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { Tick } from '../list/tick.tsx';
import { Amount } from './money-words.tsx';

/** rem below which the table of differences scrolls inside its own box. */
export const DIFFERENCES_WIDTH = 33;

/** rem for the largest amount there can be on one line. */
const AMOUNT_WIDTH = 8.5;

/** What the list says of each difference. */
export const useDifferenceColumns = (
  ticks: RowTicks<SettlementDifference>,
  onOpen: (difference: SettlementDifference) => void,
): OfficeColumn<SettlementDifference>[] => {
  const { dayClose, list } = useTexts().admin;
  return [
    {
      name: 'order',
      title: dayClose.order,
      width: 13,
      beside: (
        <>
          <Tick name={dayClose.chooseAll} isTicked={ticks.isPageTicked} onChange={ticks.togglePage} />
          <span className={styles.onCards} aria-hidden="true">
            {dayClose.chooseAll}
          </span>
        </>
      ),
      render: (row) => (
        <div className={styles.ticked}>
          <Tick
            name={dayClose.choose(row.order_id, dayClose.kinds[row.kind])}
            isTicked={ticks.has(row)}
            isOff={row.looked_into !== null}
            onChange={() => ticks.toggle(row)}
          />
          <OneLine more={list.more}>
            <strong className={styles.fine}>{row.order_id}</strong>
          </OneLine>
        </div>
      ),
    },
    {
      name: 'day',
      title: dayClose.day,
      width: 6,
      priority: 3,
      render: ({ day }) => (
        <time dateTime={day} className={styles.fine}>
          {officeDate(day)}
        </time>
      ),
    },
    {
      name: 'kind',
      title: dayClose.kind,
      width: 7,
      render: ({ kind, looked_into: found }) => (
        <OneLine more={list.more} lines={2}>
          <StatusWord tone={found ? 'done' : 'stopped'} wraps>
            {dayClose.kinds[kind]}
          </StatusWord>
        </OneLine>
      ),
    },
    {
      name: 'there',
      title: dayClose.there,
      width: AMOUNT_WIDTH,
      priority: 4,
      isNumeric: true,
      render: ({ there }) => <Amount of={there?.amount ?? 0} />,
    },
    {
      name: 'here',
      title: dayClose.here,
      width: AMOUNT_WIDTH,
      priority: 4,
      isNumeric: true,
      render: ({ here }) => <Amount of={here?.amount ?? 0} />,
    },
    {
      name: 'at_stake',
      title: dayClose.atStake,
      width: AMOUNT_WIDTH,
      isNumeric: true,
      render: ({ at_stake: stake }) => <Amount of={stake} />,
    },
    {
      name: 'finding',
      title: dayClose.finding,
      priority: 2,
      render: ({ looked_into: found }) =>
        found ? (
          <OneLine className={styles.fine} more={list.more}>{`${found.note} (${found.by})`}</OneLine>
        ) : (
          '–'
        ),
    },
    useActionsColumn(4.9, (row) => (
      <RowAction label={dayClose.show} of={row.order_id} onClick={() => onOpen(row)} />
    )),
  ];
};
