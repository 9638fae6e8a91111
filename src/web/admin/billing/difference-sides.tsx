import { Fragment } from 'react';
import type { SaidOfOrder, SettlementDifference } from '../../../contract/day-close.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import styles from './day-close.module.css';
import { methodName } from './desk-state.ts';

const useSideParts = () => {
  const { dayClose, payments } = useTexts().admin;
  return (said: SaidOfOrder | null): string[] =>
    said
      ? [
          formatRupiah(rupiah(said.amount)),
          dayClose.statuses[said.report_status],
          methodName(payments, said.method),
          officeDate(said.day),
        ]
      : [dayClose.nothing];
};

/** What one side says of an order, in words. */
export const useSideWords = () => {
  const partsOf = useSideParts();
  return (said: SaidOfOrder | null): string => partsOf(said).join(', ');
};

/** What each side says. */
export const DifferenceSides = ({
  difference: { there, here },
}: {
  difference: Pick<SettlementDifference, 'there' | 'here'>;
}) => {
  const { dayClose } = useTexts().admin;
  return (
    <dl className={styles.sides}>
      <div>
        <dt>{dayClose.there}</dt>
        <Side said={there} />
      </div>
      <div>
        <dt>{dayClose.here}</dt>
        <Side said={here} />
      </div>
    </dl>
  );
};

/** No amount and no date is broken over two lines. */
const Side = ({ said }: { said: SaidOfOrder | null }) => (
  <dd>
    {useSideParts()(said).map((part, place) => (
      <Fragment key={part}>
        {place > 0 && ', '}
        <span>{part}</span>
      </Fragment>
    ))}
  </dd>
);
