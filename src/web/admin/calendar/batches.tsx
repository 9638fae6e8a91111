import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { batchSorts } from '../../../contract/calendar.ts';
import type { ListedAcademicYear } from '../../../contract/listed.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { AskForDeletion } from '../list/ask-for-deletion.tsx';
import { useTexts } from '../list/texts.ts';
import { apiQuery } from '../../app/screen.ts';
import { Instead } from '../list/instead.tsx';
import { listScreen } from '../list/list-screen.tsx';
import { officeDate } from '../list/office-date.ts';
import layout from '../../ui/page/layout.module.css';
import styles from '../list/office-list.module.css';
import { RowAction, RowLink } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { batchStanding } from './batch-standing.ts';
import { AskForActivity } from './batch-activity-question.tsx';

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
  const { batches, tasks } = useTexts().admin;
  const { toFirstPage } = list.useList();
  const [switched, setSwitched] = useState<ListedAcademicYear | null>(null);
  const [deleted, setDeleted] = useState<ListedAcademicYear | null>(null);
  return (
    <list.Screen
      texts={batches}
      createAt={paths.adminNewBatch}
      columns={useColumns(setSwitched, setDeleted)}
      minWidth={42.5}
      wide
      actions={
        <ButtonLink variant="outline" to={paths.adminHolidays}>
          {tasks.holidays.title}
        </ButtonLink>
      }
    >
      <AskForActivity asked={switched} onEnd={() => setSwitched(null)} onDone={toFirstPage} />
      <AskForDeletion
        asked={deleted}
        ask={({ batch }) => batches.askDelete(batch)}
        note={batches.deleteNote}
        nameOf={({ batch }) => batches.numbered(batch)}
        remove={({ academic_year_id: id }) => mutate('DELETE /academic-year/{id}', { params: { id } })}
        onEnd={() => setDeleted(null)}
        onDone={toFirstPage}
      />
    </list.Screen>
  );
}

const useColumns = (
  onSwitch: (batch: ListedAcademicYear) => void,
  onDelete: (batch: ListedAcademicYear) => void,
): OfficeColumn<ListedAcademicYear>[] => {
  const { batches } = useTexts().admin;
  const standingOf = useStandingOf();
  const day = (
    name: 'start_date' | 'end_date' | 'end_registration',
    title: string,
    shape: Pick<OfficeColumn<ListedAcademicYear>, 'width' | 'sort' | 'priority'>,
  ): OfficeColumn<ListedAcademicYear> => ({
    name,
    title,
    ...shape,
    render: (row) => officeDate(row[name]),
  });
  return [
    {
      name: 'batch',
      title: batches.batch,
      sort: 'batch',
      render: ({ batch, start_date, end_date }) => (
        <>
          <strong>{batch}</strong>
          <Instead of={4}>
            {officeDate(start_date)} - {officeDate(end_date)}
          </Instead>
        </>
      ),
    },
    day('start_date', batches.start, { width: 6.4, sort: 'start_date', priority: 4 }),
    day('end_date', batches.end, { width: 6.4, priority: 4 }),
    {
      name: 'start_registration',
      title: batches.startRegistration,
      width: 7.2,
      sort: 'start_registration',
      render: ({ start_registration: first, end_registration: last }) => (
        <>
          {officeDate(first)}
          <Instead of={4} title={batches.endRegistration}>
            – {officeDate(last)}
          </Instead>
        </>
      ),
    },
    day('end_registration', batches.endRegistration, { width: 7.2, sort: 'end_registration', priority: 4 }),
    {
      name: 'is_active',
      title: batches.status,
      sort: 'status',
      width: 10.4,
      render: (row) => (
        <>
          <StatusWord tone={row.is_active ? 'done' : 'off'}>
            {row.is_active ? batches.active : batches.notActive}
          </StatusWord>
          <Standing {...standingOf(row)} />
        </>
      ),
    },
    useActionsColumn(13.8, (row) => {
      const of = batches.numbered(row.batch);
      const { is_active, reasons, can_delete } = row;
      const reason = is_active ? reasons.deactivate : reasons.activate;
      const { words, day: on } = standingOf(row);
      const why = is_active ? `${words} ${on}`.trim() : batches.onlyComing(officeDate(row.start_date));
      return (
        <>
          {can_delete && (
            <RowAction
              label={batches.delete}
              icon={<IconTrash size={20} aria-hidden="true" />}
              of={of}
              color="rosella"
              onClick={() => onDelete(row)}
            />
          )}
          <RowLink label={batches.edit} of={of} to={paths.adminBatch(row.academic_year_id)} />
          <RowAction
            label={is_active ? batches.deactivate : batches.activate}
            of={of}
            color={is_active ? 'rosella' : 'pandan'}
            refused={reason === null ? undefined : { message: batches.refused[reason], reason: why }}
            onClick={() => onSwitch(row)}
          />
        </>
      );
    }),
  ];
};

/** What today is in the year of a batch, in words and with its day: also why the batch cannot be deactivated. */
const useStandingOf = () => {
  const { batches } = useTexts().admin;
  return (batch: ListedAcademicYear): { words: string; day: string } => {
    const standing = batchStanding(batch);
    const days = { inProgress: '', begun: officeDate(batch.start_date), ended: officeDate(batch.end_date) };
    return standing === null ? { words: '', day: '' } : { words: batches[standing], day: days[standing] };
  };
};

const Standing = ({ words, day }: ReturnType<ReturnType<typeof useStandingOf>>) =>
  words !== '' && (
    <div className={`${layout.soft} ${styles.fine}`}>
      {words} <span className={styles.day}>{day}</span>
    </div>
  );
