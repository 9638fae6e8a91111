import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedCertificate } from '../../../contract/certificates.ts';
import { partsOfYear } from '../../../domain/assessment/parts-of-year.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import type { Answer } from '../../frame/api.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { apiQuery } from '../../app/screen.ts';
import { mutate } from '../../app/mutations.ts';
import { Link } from '../../shell/link.tsx';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { AskFirst } from '../list/ask-first.tsx';
import { notifyDone } from '../list/feedback.ts';
import { batchesQuery, useBatchOption } from '../list/batch-choice.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import { PAGE_SIZE, changeListParams, readListParams } from '../list/list-params.ts';
import { ListError } from '../list/list-results.tsx';
import { useListSearch } from '../list/list-search.ts';
import { officeDate } from '../list/office-date.ts';
import styles from '../list/office-list.module.css';
import { parseId } from '../list/record-id.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { OfficeScreen } from '../list/office-screen.tsx';
import { usePages } from '../list/use-pages.ts';
import css from './certificates.module.css';

const queryOf = (search: URLSearchParams) => {
  const batch = parseId(search.get('batch') ?? '');
  const { page } = readListParams(search);
  return apiQuery('GET /certificate', {
    query: { ...(batch !== null && { academic_year_id: batch }), page, size: PAGE_SIZE },
  });
};
const queries: ScreenQueries = ({ url }) => [batchesQuery, queryOf(url.searchParams)];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries);

export const handle = { title: ({ admin }: OfficeTexts) => admin.certificates.title };

type List = Answer<'GET /certificate'>;

/** The part of the year whose report a certificate waits for. */
const LAST_PART = Math.max(...partsOfYear);

/** Pages of a file to print, as the call makes them. */
const PAGES_OF_FILE = 200;

/** The certificates of a batch, to be printed all at once or one by one. */
export default function AdminCertificates() {
  const { certificates: words } = useTexts().admin;
  const optionOf = useBatchOption();
  const { search, change } = useListSearch();
  const batches = useQuery(batchesQuery).data?.academic_years ?? [];
  const { data, isLoadingError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queryOf(search),
    placeholderData: keepPreviousData,
  });
  return (
    <OfficeScreen title={words.title} lead={words.lead}>
      {isLoadingError && <ListError retrying={isFetching} onRetry={() => void refetch()} />}
      {data?.academic_year_id === null && <EmptyState level={2} title={words.noBatch} text={words.lead} />}
      {data && data.academic_year_id !== null && (
        <ListFilter
          className={styles.batch}
          label={words.batch}
          value={data.academic_year_id}
          onChoose={(value) => change(changeListParams(search, { batch: value }))}
          data={batches.map(optionOf)}
        />
      )}
      {data?.academic_year_id !== null && !isLoadingError && (
        <ListOf data={data} isFetching={isPlaceholderData} />
      )}
    </OfficeScreen>
  );
}

const ListOf = ({ data, isFetching }: { data: List | undefined; isFetching: boolean }) => {
  const { certificates: words } = useTexts().admin;
  const { pagesOf } = usePages();
  const columns = useColumns(data?.academic_year_id ?? 0);
  const total = data?.total ?? 0;
  if (data && total === 0) return <EmptyState level={2} title={words.empty} text={words.lead} />;
  return (
    <>
      <p className={styles.count} role="status">
        {data && words.ready(data.ready, total)}
      </p>
      {data && data.ready > 0 && <PrintAll yearId={data.academic_year_id ?? 0} ready={data.ready} />}
      <OfficeTable
        label={words.title}
        rows={data?.certificates}
        rowKey={({ child_id }) => child_id}
        columns={columns}
        minWidth={36}
        paging={pagesOf(total)}
        fetching={isFetching}
      />
    </>
  );
};

const PrintAll = ({ yearId, ready }: { yearId: number; ready: number }) => {
  const { certificates: words } = useTexts().admin;
  const files = Math.ceil(ready / PAGES_OF_FILE);
  return (
    <p className={css.print}>
      {Array.from({ length: files }, (_, place) => {
        const from = place * PAGES_OF_FILE + 1;
        const to = Math.min(ready, (place + 1) * PAGES_OF_FILE);
        return (
          <ButtonLink
            key={from}
            href={paths.certificatesToPrint({ yearId, ...(place > 0 && { page: place + 1 }) })}
            download
          >
            {files === 1 ? words.printAll : words.printPart(from, to)}
          </ButtonLink>
        );
      })}
    </p>
  );
};

/** A child by its name now; where its certificate bears another one, staff may print it again. */
const Child = ({ row: { child, certificate } }: { row: ListedCertificate }) => {
  const { certificates: words } = useTexts().admin;
  const [isAsking, setAsking] = useState(false);
  const printing = useMutation({
    mutationFn: (certificate_id: number) =>
      mutate('POST /certificate/print-again', { body: { certificate_id, name: child } }),
    onSuccess: ({ message }) =>
      notifyDone({ message, about: ({ admin }) => admin.certificates.printedAgain(child) }),
  });
  if (!certificate || certificate.name === child) return <strong>{child}</strong>;
  return (
    <>
      <strong>{child}</strong>
      <small className={css.bears}>{words.bears(certificate.name)}</small>
      <Button variant="outline" size="compact" loading={printing.isPending} onClick={() => setAsking(true)}>
        {words.printAgain}
        <span className="visually-hidden">{` ${child}`}</span>
      </Button>
      <AskFirst
        asked={
          isAsking
            ? {
                ask: words.askPrintAgain(child),
                note: words.printAgainNote,
                words: { yes: words.printAgainYes },
              }
            : null
        }
        onYes={() => {
          setAsking(false);
          printing.mutate(certificate.certificate_id);
        }}
        onNo={() => setAsking(false)}
      />
    </>
  );
};

/** What a certificate waits for; where that is its last report, the way to the group in which it is written. */
const State = ({ row: { state, certificate, grade, group } }: { row: ListedCertificate }) => {
  const { certificates: words } = useTexts().admin;
  // Clerks see no reports.
  const isOwner = useUser()?.role === 'owner';
  const said = words.states[certificate ? 'ready' : state];
  if (!group) return said;
  return (
    <>
      {said}
      <small className={css.bears}>
        {isOwner ? (
          <Link to={paths.adminSitting(group.group_id, LAST_PART)}>{words.groupOf(grade, group.number)}</Link>
        ) : (
          words.groupOf(grade, group.number)
        )}
        {`, ${group.teacher ?? words.noTeacher}`}
      </small>
    </>
  );
};

const useColumns = (yearId: number): OfficeColumn<ListedCertificate>[] => {
  const { certificates: words } = useTexts().admin;
  return [
    { name: 'child', title: words.child, render: (row) => <Child row={row} /> },
    { name: 'grade', title: words.grade, width: 8, render: ({ grade }) => words.gradeOf(grade) },
    {
      name: 'state',
      title: words.state,
      width: 16,
      render: (row) => <State row={row} />,
    },
    {
      name: 'issued',
      title: words.issued,
      width: 12,
      priority: 4,
      render: ({ certificate }) =>
        certificate &&
        `${officeDate(dayInJakarta(new Date(certificate.issued_at)))}${
          certificate.edition > 1 ? `, ${words.edition(certificate.edition)}` : ''
        }`,
    },
    {
      name: 'print',
      title: words.printOne,
      width: 8,
      render: ({ certificate }) =>
        certificate && (
          <a
            href={paths.certificatesToPrint({ yearId, certificateId: certificate.certificate_id })}
            aria-label={words.print(certificate.name)}
            download
          >
            {words.printOne}
          </a>
        ),
    },
  ];
};
