import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LiveGroup } from '../../../contract/live-class-objects.ts';
import type { AcademicYear } from '../../../contract/objects.ts';
import { apiQuery, readAnew } from '../../app/screen.ts';
import { Button } from '../../ui/app/button.tsx';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { PAGE_SIZE } from '../list/list-params.ts';
import { ListError } from '../list/list-results.tsx';
import layout from '../../ui/page/layout.module.css';
import listStyles from '../list/office-list.module.css';
import { idOf, usePanel } from '../list/open-row.ts';
import { RowAction } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { usePages } from '../list/use-pages.ts';
import { BatchChoice, useBatches } from '../list/batch-choice.tsx';
import { useClassWords } from './class-words.ts';
import { GroupFilters, WithoutGroupLine, useGroupFilters } from './group-filters.tsx';
import { GroupPanel } from './group-panel.tsx';
import styles from './live-classes.module.css';

/** rem below which the table scrolls inside its own box. */
const WIDTH = 32;

/** The groups of a batch with their free places; one of them opens beside the list. */
export const GroupList = () => {
  const { liveClasses: words, batches: batchWords } = useTexts().admin;
  const { batches, chosen, isLoadingError, isFetching, refetch } = useBatches();
  // What waits for its times is looked for in all batches at once.
  const isOfAll = useGroupFilters().filters.time === 'none';
  if (isLoadingError) return <ListError retrying={isFetching} onRetry={() => void refetch()} />;
  if (!batches) return <Skeleton height={240} />;
  if (!chosen) return <EmptyState level={2} title={batchWords.emptyTitle} text={words.groupsEmptyText} />;
  return (
    <>
      {!isOfAll && <BatchChoice batches={batches} chosen={chosen} />}
      <GroupsOf batch={isOfAll ? null : chosen} />
    </>
  );
};

type Filters = ReturnType<typeof useGroupFilters>['filters'];

const groupsQuery = (batch: AcademicYear | null, { grade, free, time }: Filters, page: number) =>
  apiQuery('GET /live-class', {
    query: {
      ...(batch && { academic_year_id: batch.academic_year_id }),
      page,
      size: PAGE_SIZE,
      ...(grade && { grade }),
      ...(free && { free }),
      ...(time && { without_time: 'true' as const }),
    },
  });

const GroupsOf = ({ batch }: { batch: AcademicYear | null }) => {
  const { liveClasses: words, list } = useTexts().admin;
  const panel = usePanel('group');
  const { page, pagesOf } = usePages();
  const { filters, isFiltered, setFilters } = useGroupFilters();
  const { data, isLoadingError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...groupsQuery(batch, filters, page),
    placeholderData: keepPreviousData,
  });
  const total = data?.total ?? data?.groups.length ?? 0;
  const columns = useColumns(({ group_id }) => panel.open(String(group_id)), batch === null);
  const readPage = async (next: number) => (await readAnew(groupsQuery(batch, filters, next))).groups;
  return (
    <>
      <GroupFilters />
      {isLoadingError && <ListError retrying={isFetching} onRetry={() => void refetch()} />}
      <p className={listStyles.count} role="status">
        {data && words.groupsFound(total)}
      </p>
      {data?.without_group && <WithoutGroupLine counts={data.without_group} />}
      {data && total === 0 && (
        <EmptyState
          level={2}
          title={isFiltered ? words.groupsNoneTitle : words.groupsEmptyTitle}
          text={isFiltered ? words.groupsNoneText : words.groupsEmptyText}
        >
          {isFiltered && (
            <Button variant="outline" onClick={() => setFilters({ grade: '', free: '', time: '' })}>
              {list.unfilter}
            </Button>
          )}
        </EmptyState>
      )}
      {!isLoadingError && !(data && total === 0) && (
        <OfficeTable
          label={words.viewNames.groups}
          rows={data?.groups}
          rowKey={({ group_id }) => group_id}
          columns={columns}
          minWidth={WIDTH}
          isMarked={({ group_id }) => group_id === idOf(panel.named)}
          paging={pagesOf(total)}
          fetching={isPlaceholderData}
        />
      )}
      <GroupPanel page={{ rows: data?.groups, page, total, size: PAGE_SIZE, readPage }} />
    </>
  );
};

const useColumns = (onOpen: (group: LiveGroup) => void, withBatch: boolean): OfficeColumn<LiveGroup>[] => {
  const { liveClasses: words, batches } = useTexts().admin;
  const { groupName, meetsAt, teacherOf } = useClassWords();
  return [
    {
      name: 'group',
      title: words.group,
      render: (group) => (
        <>
          <strong>{groupName(group)}</strong>
          {withBatch && <div className={layout.soft}>{batches.numbered(group.batch)}</div>}
        </>
      ),
    },
    {
      name: 'children',
      title: words.childrenTitle,
      width: 7,
      render: ({ pupils, places }) => words.childrenIn(pupils, places),
    },
    {
      name: 'free',
      title: words.free,
      width: 5,
      isNumeric: true,
      priority: 2,
      render: ({ pupils, places }) => Math.max(0, places - pupils),
    },
    {
      name: 'time',
      title: words.time,
      width: 10,
      render: ({ weekday, time, minutes }) =>
        weekday === null || time === null || minutes === null ? (
          <StatusWord tone="waiting">{words.noTime}</StatusWord>
        ) : (
          <span className={styles.meets}>{meetsAt({ weekday, time, minutes })}</span>
        ),
    },
    {
      name: 'teacher',
      title: words.teacher,
      width: 8,
      priority: 3,
      render: ({ teacher }) =>
        teacher ? teacherOf(teacher) : <StatusWord tone="waiting">{words.noTeacher}</StatusWord>,
    },
    {
      name: 'room',
      title: words.room,
      width: 7,
      priority: 4,
      render: ({ link }) => (link === null ? words.noGroupLink : words.ownLink),
    },
    useActionsColumn(6, (group) => (
      <RowAction label={words.open} of={groupName(group)} onClick={() => onOpen(group)} />
    )),
  ];
};
