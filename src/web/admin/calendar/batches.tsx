import { useState } from 'react';
import { batchSorts } from '../../../contract/calendar.ts';
import type { ListedAcademicYear } from '../../../contract/listed.ts';
import { paths } from '../../../paths.ts';
import { useTexts } from '../pattern/texts.ts';
import { apiQuery } from '../../hydrated/screen.ts';
import { listScreen } from '../pattern/list-screen.tsx';
import { officeDate } from '../pattern/office-date.ts';
import styles from '../pattern/office-list.module.css';
import { RowAction, RowLink } from '../pattern/row-action.tsx';
import { StatusWord } from '../pattern/status-word.tsx';
import { OneLine } from '../../ui/app/office-line.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { AskForActivity, AskForDeletion } from './batch-questions.tsx';

const list = listScreen({
  sorts: batchSorts,
  query: (page) => apiQuery('GET /academic-year-admin', { query: page }),
  read: ({ academic_years: rows, total }) => ({ rows, total }),
  rowId: 'academic_year_id',
});
export const loader = list.loader;
export const clientLoader = list.clientLoader;
export const shouldRevalidate = list.shouldRevalidate;

/** Every batch; each can be closed to registrations, opened again before it starts, and deleted while it is empty. */
export default function AdminBatches() {
  const { batches } = useTexts().admin;
  const { toFirstPage } = list.useList();
  const [switched, setSwitched] = useState<ListedAcademicYear | null>(null);
  const [deleted, setDeleted] = useState<ListedAcademicYear | null>(null);
  return (
    <list.Screen
      texts={batches}
      createAt={paths.adminNewBatch}
      columns={useColumns(setSwitched, setDeleted)}
      minWidth={59.5}
      wide
    >
      <AskForActivity asked={switched} onEnd={() => setSwitched(null)} onDone={toFirstPage} />
      <AskForDeletion asked={deleted} onEnd={() => setDeleted(null)} onDone={toFirstPage} />
    </list.Screen>
  );
}

const useColumns = (
  onSwitch: (batch: ListedAcademicYear) => void,
  onDelete: (batch: ListedAcademicYear) => void,
): OfficeColumn<ListedAcademicYear>[] => {
  const { batches, list: words } = useTexts().admin;
  const day = (
    name: 'start_date' | 'end_date' | 'start_registration' | 'end_registration',
    title: string,
    width: number,
    sort?: string,
  ): OfficeColumn<ListedAcademicYear> => ({
    name,
    title,
    width,
    ...(sort !== undefined && { sort }),
    render: (row) => officeDate(row[name]),
  });
  return [
    {
      name: 'batch',
      title: batches.batch,
      sort: 'batch',
      width: 6.4,
      render: ({ batch }) => <strong>{batch}</strong>,
    },
    day('start_date', batches.start, 6.4, 'start_date'),
    day('end_date', batches.end, 6.3),
    day('start_registration', batches.startRegistration, 7, 'start_registration'),
    day('end_registration', batches.endRegistration, 7, 'end_registration'),
    {
      name: 'is_active',
      title: batches.status,
      sort: 'status',
      width: 10.5,
      render: ({ is_active, reasons }) => (
        <OneLine more={words.more}>
          <StatusWord tone={is_active ? 'done' : 'off'}>
            {is_active ? batches.active : batches.notActive}
          </StatusWord>
          <span className={styles.aside}>{whereItStands(reasons, batches)}</span>
        </OneLine>
      ),
    },
    {
      name: 'actions',
      title: batches.actions,
      width: 15.9,
      render: (row) => {
        const of = batches.numbered(row.batch);
        const { is_active, reasons, can_delete } = row;
        const reason = is_active ? reasons.deactivate : reasons.activate;
        return (
          <div className={styles.actions}>
            {can_delete && (
              <RowAction label={batches.delete} of={of} color="rosella" onClick={() => onDelete(row)} />
            )}
            <RowLink label={batches.edit} of={of} to={paths.adminBatch(row.academic_year_id)} />
            <RowAction
              label={is_active ? batches.deactivate : batches.activate}
              of={of}
              color={is_active ? 'rosella' : 'pandan'}
              refusedBecause={reason === null ? undefined : batches.refused[reason]}
              onClick={() => onSwitch(row)}
            />
          </div>
        );
      },
    },
  ];
};

/** Why a batch cannot be activated or deactivated, in a word beside its status. */
const whereItStands = (
  { activate, deactivate }: ListedAcademicYear['reasons'],
  words: { inProgress: string; finished: string },
): string => {
  if (deactivate) return `, ${words.inProgress}`;
  return activate ? `, ${words.finished}` : '';
};
