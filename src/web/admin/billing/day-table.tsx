import type { CloseDay } from '../../../contract/day-close.ts';
import { needsReport } from '../../../domain/billing/day-close.ts';
import { isByHand, paymentTypes } from '../../../domain/billing/payment-methods.ts';
import { paths } from '../../../paths.ts';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { Instead } from '../list/instead.tsx';
import { officeDate } from '../list/office-date.ts';
import listStyles from '../list/office-list.module.css';
import { RowLink } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { methodName } from './desk-state.ts';
import { Amount } from './money-words.tsx';

/** Of tens of millions in a day, which must not break. */
const AMOUNT_WIDTH = 7.5;

/** The days of a month on which money moved or a report speaks of money, the newest first. */
export const DayTable = ({ month, days }: { month: string; days: readonly CloseDay[] }) => {
  const { dayClose } = useTexts().admin;
  return (
    <OfficeTable
      label={dayClose.title}
      rows={days}
      rowKey={({ day }) => day}
      columns={useColumns(month)}
      minWidth={34}
    />
  );
};

const useColumns = (month: string): OfficeColumn<CloseDay>[] => {
  const { dayClose, payments } = useTexts().admin;
  return [
    {
      name: 'day',
      title: dayClose.day,
      width: 7,
      render: ({ day }) => (
        <time dateTime={day} className={listStyles.day}>
          <strong>{officeDate(day)}</strong>
        </time>
      ),
    },
    ...paymentTypes.map((type): OfficeColumn<CloseDay> => ({
      name: type,
      title: methodName(payments, type),
      width: AMOUNT_WIDTH,
      priority: 4,
      isNumeric: true,
      render: ({ methods }) => <Amount of={methods.find(({ method }) => method === type)?.paid ?? 0} />,
    })),
    {
      name: 'byHand',
      title: dayClose.byHand,
      width: AMOUNT_WIDTH,
      priority: 4,
      isNumeric: true,
      render: ({ methods }) => (
        <Amount of={methods.reduce((sum, { method, paid }) => sum + (isByHand(method) ? paid : 0), 0)} />
      ),
    },
    {
      name: 'back',
      title: dayClose.back,
      width: AMOUNT_WIDTH,
      priority: 5,
      isNumeric: true,
      render: ({ total }) => <Amount of={total.back} />,
    },
    {
      name: 'net',
      title: dayClose.net,
      width: AMOUNT_WIDTH,
      isNumeric: true,
      render: ({ total }) => (
        <>
          <Amount of={total.net} />
          {total.back > 0 && (
            <Instead of={5}>
              {dayClose.back} <Amount of={total.back} />
            </Instead>
          )}
        </>
      ),
    },
    { name: 'state', title: dayClose.state, width: 7.5, render: (day) => <ReportState closed={day} /> },
    useActionsColumn(5, ({ day }) => (
      <RowLink label={dayClose.show} of={officeDate(day)} to={paths.adminDayClose(month, day)} />
    )),
  ];
};

/** Whether the payment service says the same of a day. */
const ReportState = ({ closed }: { closed: CloseDay }) => {
  const { dayClose } = useTexts().admin;
  if (closed.open_differences > 0)
    return (
      <StatusWord tone="stopped" wraps>
        {dayClose.open(closed.open_differences)}
      </StatusWord>
    );
  if (!closed.reported)
    return (
      <StatusWord tone="off" wraps>
        {needsReport(closed.methods) ? dayClose.noReport : dayClose.noReportNeeded}
      </StatusWord>
    );
  return (
    <StatusWord tone="done" wraps>
      {closed.differences > 0 ? dayClose.lookedAt : dayClose.agrees}
    </StatusWord>
  );
};
