import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { AcademicYear, ListedChild } from '../../../contract/objects.ts';
import { useTexts } from '../pattern/texts.ts';
import { type ScreenQueries, ensure, prefetch } from '../../hydrated/screen.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { ErrorState } from '../../ui/app/states.tsx';
import { ChildDialog } from './child-dialog.tsx';
import { useChildColumns } from './child-columns.tsx';
import { ALL_CHILDREN, batchesQuery, childrenQuery, chosenBatch } from './children-query.ts';
import { ListFilter } from '../pattern/list-filter.tsx';
import { soughtIn, useListSearch } from '../pattern/list-search.ts';
import { officeDate } from '../pattern/office-date.ts';
import { OfficeList } from '../pattern/office-list.tsx';
import styles from '../pattern/office-list.module.css';

const queries: ScreenQueries = ({ url: { searchParams } }) => {
  const batch = chosenBatch(searchParams.get('batch'));
  return batch === null ? [batchesQuery] : [batchesQuery, childrenQuery(soughtIn(searchParams), batch)];
};
export const loader = prefetch(queries);
export const clientLoader = ensure(queries);
// Another search is shown in place, with the former rows until the new ones are there.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The children of a batch with their grades; or all children of the school, found by name. */
export default function AdminChildren() {
  const { children } = useTexts().admin;
  const { sought, chosen, find, choose } = useListSearch(['batch']);
  const [edited, setEdited] = useState<ListedChild | null>(null);
  const columns = useChildColumns(setEdited);
  const batch = chosenBatch(chosen.batch);
  const inBatch = typeof batch === 'number';
  return (
    <section className={styles.screen}>
      <PageHead title={children.title} />
      <h1>{children.title}</h1>
      <BatchChoice
        chosen={batch === null ? '' : String(batch)}
        onChoose={(value) => choose('batch', value)}
      />
      {batch === null ? (
        <p className={styles.please}>{children.pleaseSelect}</p>
      ) : (
        <OfficeList
          question={childrenQuery(sought, batch)}
          read={({ childs, total }) => ({ rows: childs, total })}
          id="child_id"
          minWidth={560}
          columns={columns}
          sought={sought}
          find={find}
          words={
            inBatch
              ? { ...children, emptyTitle: children.batchEmptyTitle, emptyText: children.batchEmptyText }
              : children
          }
        />
      )}
      <ChildDialog child={edited} onClose={() => setEdited(null)} />
    </section>
  );
}

const BatchChoice = ({ chosen, onChoose }: { chosen: string; onChoose: (value: string) => void }) => {
  const { children, list } = useTexts().admin;
  const { data, isError, isFetching, refetch } = useQuery(batchesQuery);
  if (isError)
    return (
      <ErrorState
        level={2}
        title={list.failedTitle}
        text={list.failedText}
        retry={list.retry}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className={styles.batch} height={72} radius="md" aria-busy="true" />;
  const option = ({ academic_year_id, batch, start_date, end_date }: AcademicYear) => ({
    value: String(academic_year_id),
    label: children.batchOption(batch, officeDate(start_date), officeDate(end_date)),
  });
  return (
    <ListFilter
      className={styles.batch}
      label={children.selectBatch}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      data={[
        { value: '', label: children.chooseBatch },
        ...data.academic_years.map(option),
        { value: ALL_CHILDREN, label: children.allChildren },
      ]}
    />
  );
};
