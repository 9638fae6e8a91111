import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from '../../frame/api.ts';
import { paths } from '../../../paths.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { apiQuery } from '../../app/screen.ts';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { PAGE_SIZE } from '../list/list-params.ts';
import { ListError } from '../list/list-results.tsx';
import { officeDate } from '../list/office-date.ts';
import listStyles from '../list/office-list.module.css';
import { RowLink } from '../list/row-action.tsx';
import { useTexts } from '../list/texts.ts';
import { usePages } from '../list/use-pages.ts';
import { BatchChoice, useBatches } from '../list/batch-choice.tsx';
import { useClassWords } from './class-words.ts';

type Absence = Answer<'GET /live-class/absent'>['absences'][number];

/** Children of a batch who were absent twice or more: whom the school calls. */
export const AbsentTwice = () => {
  const { liveClasses: words } = useTexts().admin;
  const { batches, chosen, isLoadingError, isFetching, refetch } = useBatches();
  if (isLoadingError) return <ListError retrying={isFetching} onRetry={() => void refetch()} />;
  if (!batches) return <Skeleton height={240} />;
  if (!chosen) return <EmptyState level={2} title={words.absentEmptyTitle} text={words.absentEmptyText} />;
  return (
    <>
      <BatchChoice batches={batches} chosen={chosen} />
      <AbsencesOf yearId={chosen.academic_year_id} />
    </>
  );
};

const AbsencesOf = ({ yearId }: { yearId: number }) => {
  const { liveClasses: words } = useTexts().admin;
  const { page, pagesOf } = usePages();
  const columns = useColumns();
  const { data, isLoadingError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...apiQuery('GET /live-class/absent', { query: { academic_year_id: yearId, page, size: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
  if (isLoadingError) return <ListError retrying={isFetching} onRetry={() => void refetch()} />;
  const total = data?.total ?? data?.absences.length ?? 0;
  return (
    <>
      <p className={listStyles.count} role="status">
        {data && words.absentFound(total)}
      </p>
      {data && total === 0 ? (
        <EmptyState level={2} title={words.absentEmptyTitle} text={words.absentEmptyText} />
      ) : (
        <OfficeTable
          label={words.viewNames.absent}
          rows={data?.absences}
          rowKey={({ child_id }) => child_id}
          columns={columns}
          minWidth={30}
          paging={pagesOf(total)}
          fetching={isPlaceholderData}
        />
      )}
    </>
  );
};

const useColumns = (): OfficeColumn<Absence>[] => {
  const { liveClasses: words, children } = useTexts().admin;
  const { groupName } = useClassWords();
  return [
    { name: 'child', title: children.name, render: ({ child }) => <strong>{child}</strong> },
    { name: 'group', title: words.group, width: 12, render: groupName },
    { name: 'absent', title: words.absentTimes, width: 6, isNumeric: true, render: ({ absent }) => absent },
    {
      name: 'last',
      title: words.lastAbsent,
      width: 8,
      priority: 2,
      render: ({ last }) => officeDate(dayInJakarta(new Date(last))),
    },
    useActionsColumn(8, ({ child, user_id: id }) => (
      <RowLink label={children.family} of={child} to={paths.adminFamily(id)} />
    )),
  ];
};
