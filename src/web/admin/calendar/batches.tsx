import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { batchSorts } from '../../../contract/calendar.ts';
import type { AcademicYear } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { useTexts } from '../pattern/texts.ts';
import { apiQuery } from '../../hydrated/screen.ts';
import { notify } from '../../shell/notify.ts';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { useConfirmWords } from '../pattern/confirm-words.ts';
import { listScreen } from '../pattern/list-screen.tsx';
import { officeDate } from '../pattern/office-date.ts';
import styles from '../pattern/office-list.module.css';
import { RowAction, RowLink } from '../pattern/row-action.tsx';
import { StatusWord } from '../pattern/status-word.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';

const list = listScreen({
  sorts: batchSorts,
  query: (page) => apiQuery('GET /academic-year-admin', { query: page }),
  read: ({ academic_years: rows, total }) => ({ rows, total }),
  rowId: 'academic_year_id',
});
export const loader = list.loader;
export const clientLoader = list.clientLoader;
export const shouldRevalidate = list.shouldRevalidate;

/** Every batch; each can be closed to registrations, and opened again before it starts. */
export default function AdminBatches() {
  const { batches } = useTexts().admin;
  const { toFirstPage } = list.useList();
  const [asked, setAsked] = useState<AcademicYear | null>(null);
  return (
    <list.Screen
      texts={batches}
      createAt={paths.adminNewBatch}
      columns={useColumns(setAsked)}
      minWidth={44.2}
      wide
    >
      <AskForChange asked={asked} onEnd={() => setAsked(null)} onDone={toFirstPage} />
    </list.Screen>
  );
}

const useColumns = (onAsk: (batch: AcademicYear) => void): OfficeColumn<AcademicYear>[] => {
  const { batches } = useTexts().admin;
  const day = (
    name: 'start_date' | 'end_date' | 'start_registration' | 'end_registration',
    title: string,
    sort?: string,
  ): OfficeColumn<AcademicYear> => ({
    name,
    title,
    ...(sort !== undefined && { sort }),
    render: (row) => officeDate(row[name]),
  });
  return [
    {
      name: 'batch',
      title: batches.batch,
      sort: 'batch',
      width: 3.5,
      render: ({ batch }) => <strong>{batch}</strong>,
    },
    day('start_date', batches.start, 'start_date'),
    day('end_date', batches.end),
    day('start_registration', batches.startRegistration, 'start_registration'),
    day('end_registration', batches.endRegistration, 'end_registration'),
    {
      name: 'is_active',
      title: batches.status,
      sort: 'status',
      width: 5.8,
      render: ({ is_active }) => (
        <StatusWord tone={is_active ? 'done' : 'off'}>
          {is_active ? batches.active : batches.notActive}
        </StatusWord>
      ),
    },
    {
      name: 'actions',
      title: batches.actions,
      width: 9.6,
      render: (row) => {
        const of = batches.numbered(row.batch);
        return (
          <div className={styles.actions}>
            <RowLink label={batches.edit} of={of} to={paths.adminBatch(row.academic_year_id)} />
            <RowAction
              label={row.is_active ? batches.deactivate : batches.activate}
              of={of}
              color={row.is_active ? 'rosella' : 'pandan'}
              onClick={() => onAsk(row)}
            />
          </div>
        );
      },
    },
  ];
};

interface Asking {
  asked: AcademicYear | null;
  onEnd: () => void;
  onDone: () => void;
}

const AskForChange = ({ asked, onEnd, onDone }: Asking) => {
  const { batches } = useTexts().admin;
  const words = useConfirmWords();
  const change = useMutation({
    mutationFn: ({ academic_year_id, is_active }: AcademicYear) =>
      mutate(is_active ? 'POST /academic-year/deactivated' : 'POST /academic-year/reactivated', {
        body: { academic_year_id },
      }),
    onSuccess: ({ message }) => {
      notify({ severity: 'success', message });
      onDone();
    },
    onSettled: onEnd,
  });
  return (
    <ConfirmDialog
      subject={asked}
      words={words}
      ask={({ batch, is_active }) => (is_active ? batches.askDeactivate(batch) : batches.askActivate(batch))}
      note={({ is_active }) => (is_active ? batches.deactivateNote : '')}
      busy={change.isPending}
      onYes={(batch) => change.mutate(batch)}
      onNo={onEnd}
    />
  );
};
