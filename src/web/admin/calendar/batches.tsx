import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ShouldRevalidateFunctionArgs } from 'react-router';
import type { AcademicYear } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { useTexts } from '../pattern/texts.ts';
import { type ScreenQueries, ask, ensure, prefetch } from '../../hydrated/screen.ts';
import { Link } from '../../shell/link.tsx';
import { notify } from '../../shell/notify.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { useConfirmWords } from '../pattern/confirm-words.ts';
import { type Sought, pageOf, soughtIn, useListSearch } from '../pattern/list-search.ts';
import { officeDate } from '../pattern/office-date.ts';
import { OfficeList } from '../pattern/office-list.tsx';
import styles from '../pattern/office-list.module.css';

const BATCHES = 'GET /academic-year-admin';
const batchesQuery = (sought: Sought) => ask(BATCHES, { query: pageOf(sought) });

const queries: ScreenQueries = ({ url }) => [batchesQuery(soughtIn(url.searchParams))];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries);
// Another search is shown in place, with the former rows until the new ones are there.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Every batch; each can be closed to registrations, and opened again before it starts. */
export default function AdminBatches() {
  const { batches } = useTexts().admin;
  const { sought, find } = useListSearch([]);
  const [asked, setAsked] = useState<AcademicYear | null>(null);
  useForgottenOnLeaving();
  const columns = useColumns(setAsked);
  return (
    <section className={`${styles.screen} ${styles.wide}`}>
      <PageHead title={batches.title} />
      <div className={styles.head}>
        <h1>{batches.title}</h1>
        <Button component={Link} to={paths.adminNewBatch}>
          {batches.create}
        </Button>
      </div>
      <OfficeList
        question={batchesQuery(sought)}
        read={({ academic_years, total }) => ({ rows: academic_years, total })}
        id="academic_year_id"
        minWidth={900}
        columns={columns}
        sought={sought}
        find={find}
        words={batches}
      />
      <AskForChange
        asked={asked}
        onEnd={() => setAsked(null)}
        onDone={() => find({ ...sought, page: 1 }, { replace: true })}
      />
    </section>
  );
}

/** The list is asked for anew whenever somebody comes back to it; the choice of a batch elsewhere asks without a page. */
const useForgottenOnLeaving = () => {
  const client = useQueryClient();
  useEffect(
    () => () =>
      client.removeQueries({
        queryKey: [BATCHES],
        predicate: ({ queryKey }) => 'query' in (queryKey[1] as object),
      }),
    [client],
  );
};

const useColumns = (onAsk: (batch: AcademicYear) => void) => {
  const { batches } = useTexts().admin;
  const day = (
    accessor: 'start_date' | 'end_date' | 'start_registration' | 'end_registration',
    title: string,
  ) => ({
    accessor,
    title,
    noWrap: true,
    render: (row: AcademicYear) => officeDate(row[accessor]),
  });
  return [
    {
      accessor: 'batch',
      title: batches.batch,
      render: ({ batch }: AcademicYear) => <strong>{batch}</strong>,
    },
    day('start_date', batches.start),
    day('end_date', batches.end),
    day('start_registration', batches.startRegistration),
    day('end_registration', batches.endRegistration),
    {
      accessor: 'is_active',
      title: batches.status,
      noWrap: true,
      render: ({ is_active }: AcademicYear) => (is_active ? batches.active : batches.notActive),
    },
    {
      accessor: 'actions',
      title: batches.actions,
      render: (row: AcademicYear) => (
        <div className={styles.actions}>
          <Button
            component={Link}
            to={paths.adminBatch(row.academic_year_id)}
            variant="subtle"
            color="lagoon"
          >
            {batches.edit}
          </Button>
          <Button variant="subtle" color={row.is_active ? 'rosella' : 'pandan'} onClick={() => onAsk(row)}>
            {row.is_active ? batches.deactivate : batches.activate}
          </Button>
        </div>
      ),
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
  const client = useQueryClient();
  const words = useConfirmWords();
  const change = useMutation({
    mutationFn: ({ academic_year_id, is_active }: AcademicYear) =>
      mutate(is_active ? 'POST /academic-year/deactivated' : 'POST /academic-year/reactivated', {
        body: { academic_year_id },
      }),
    onSuccess: ({ message }) => {
      notify({ severity: 'success', message });
      onDone();
      return client.invalidateQueries({ queryKey: [BATCHES] });
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
