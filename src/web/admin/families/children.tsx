import { useQuery } from '@tanstack/react-query';
import { childSorts, childStates } from '../../../contract/families.ts';
import { grades } from '../../../domain/enrolment/grade.ts';
import type { ListedChild } from '../../../contract/objects.ts';
import { ageOn, calendarDate } from '../../../domain/values/calendar-date.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { type ApiQuery, apiQuery } from '../../app/screen.ts';
import { useToday } from '../../frame/today.ts';
import { batchesQuery, useBatchOption } from '../list/batch-choice.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import { ListError } from '../list/list-results.tsx';
import { listScreen } from '../list/list-screen.tsx';
import { wordFilter } from '../list/list-params.ts';
import { idOf, usePanel } from '../list/open-row.ts';
import layout from '../../ui/page/layout.module.css';
import styles from '../list/office-list.module.css';
import { RowAction, RowLink } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { OneLine } from '../../ui/app/office-line.tsx';
import { parseId } from '../list/record-id.ts';
import { TableLink } from '../list/table-link.tsx';
import { useTexts } from '../list/texts.ts';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { ChildPanel } from './child-panel.tsx';
import { isYearOver } from './listed-child.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';

/** The value of the filter in the address for the children of all batches. */
const ALL_CHILDREN = 'all';

type ChildState = (typeof childStates)[number];
const isState = (text: string): text is ChildState => childStates.some((one) => one === text);

const parsers = {
  batch: (text: string) => (text === ALL_CHILDREN ? text : parseId(text)),
  grade: (text: string) => grades.find((grade) => String(grade) === text),
  state: wordFilter(isState),
};

const list = listScreen({
  filters: parsers,
  filterQueries: [batchesQuery],
  sorts: childSorts,
  // Both calls have the same reply, so one list shows either.
  query: (query, { batch, grade, state }) => {
    if (batch === undefined) return null;
    const narrowed = { ...query, ...(state && { state }), ...(grade && { grade }) };
    return (
      typeof batch === 'number'
        ? apiQuery('GET /childs/academic-year/{id}', {
            params: { id: batch },
            query: narrowed,
          })
        : apiQuery('GET /childs', { query: narrowed })
    ) as ApiQuery<'GET /childs'>;
  },
  read: ({ childs: rows, total }) => ({ rows, total }),
  rowId: 'child_id',
});
export const loader = list.loader;
export const clientLoader = list.clientLoader;
export const shouldRevalidate = list.shouldRevalidate;

/** The children of a batch with their grades; or all children of the school, found by name. */
export default function AdminChildren() {
  const { filters, setFilter } = list.useList();
  const { children, imports } = useTexts().admin;
  const isOwner = useUser()?.role === 'owner';
  const isOfAll = filters.batch === ALL_CHILDREN;
  const child = usePanel('child');
  const year = typeof filters.batch === 'number' ? filters.batch : undefined;
  const beside = { page: list.usePage(), year };
  return (
    <list.Screen
      texts={useListTexts()}
      columns={useColumns({
        onEdit: ({ child_id }) => child.open(String(child_id)),
        withBatch: isOfAll,
      })}
      minWidth={33}
      elsewhere={
        !isOfAll && (
          <Button onClick={() => setFilter('batch', ALL_CHILDREN)}>{children.searchAllBatches}</Button>
        )
      }
      openId={idOf(child.named)}
      actions={
        <>
          {isOwner && (
            <ButtonLink to={paths.adminImports} variant="subtle">
              {imports.open}
            </ButtonLink>
          )}
          {filters.batch !== undefined && (
            <TableLink
              table="children"
              narrowedBy={{
                academic_year_id: year,
                grade: filters.grade,
                state: filters.state,
              }}
            />
          )}
          {isOfAll && <TableLink table="families" />}
        </>
      }
      filters={
        filters.batch !== undefined && (
          <>
            <GradeFilter />
            <StateFilter />
          </>
        )
      }
      choice={{ select: <BatchChoice />, missing: children.pleaseSelect }}
    >
      <ChildPanel {...beside} />
    </list.Screen>
  );
}

/** The children of one grade: of a batch the grade in it, else the one that a child is in today. */
const GradeFilter = () => {
  const { children, courses } = useTexts().admin;
  const { filters, setFilter } = list.useList();
  return (
    <ListFilter
      label={children.gradeFilter}
      value={filters.grade}
      onChoose={(value) => setFilter('grade', value)}
      all={children.anyGrade}
      data={grades.map((grade) => ({ value: String(grade), label: courses.gradeOf(grade) }))}
    />
  );
};

/** Narrows the list to children of whom something is awaited. */
const StateFilter = () => {
  const { children } = useTexts().admin;
  const { filters, setFilter } = list.useList();
  return (
    <ListFilter
      label={children.stateFilter}
      value={filters.state}
      onChoose={(value) => setFilter('state', value)}
      all={children.anyState}
      data={childStates.map((value) => ({ value, label: children.states[value] }))}
    />
  );
};

/** The texts of the list; of one batch they say which it is. */
const useListTexts = () => {
  const { batches, children } = useTexts().admin;
  const { batch: chosen, grade, state } = list.useList().filters;
  const { data } = useQuery(batchesQuery);
  const batch = data?.academic_years.find(({ academic_year_id: id }) => id === chosen);
  if (state !== undefined || grade !== undefined)
    return { ...children, filteredTitle: children.noneInState, filteredText: children.noneInStateText };
  if (typeof chosen !== 'number') return children;
  const name = batch ? batches.numbered(batch.batch) : children.thisBatch;
  return {
    ...children,
    emptyTitle: children.batchEmptyTitle,
    emptyText: children.batchEmptyText,
    found: (count: number) => children.foundInBatch(count, name),
    noneText: (q: string) => children.noneInBatch(q, name),
  };
};

const BatchChoice = () => {
  const { children } = useTexts().admin;
  const { filters, setFilter } = list.useList();
  const { data, isLoadingError, isFetching, refetch } = useQuery(batchesQuery);
  const optionOf = useBatchOption();
  if (isLoadingError) return <ListError retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={styles.batch} height={72} />;
  return (
    <ListFilter
      className={styles.batch}
      label={children.selectBatch}
      value={filters.batch}
      onChoose={(value) => setFilter('batch', value)}
      data={[
        { value: '', label: children.chooseBatch },
        ...data.academic_years.map(optionOf),
        { value: ALL_CHILDREN, label: children.allChildren },
      ]}
    />
  );
};

interface Actions {
  onEdit: (child: ListedChild) => void;
  /** the children of all batches are listed */
  withBatch: boolean;
}

/** Child, parent, grade, and the batch where it is not chosen; who has no batch yet has no grade to edit. */
const useColumns = ({ onEdit, withBatch }: Actions): OfficeColumn<ListedChild>[] => {
  const { account, children, list: words } = useTexts().admin;
  return [
    {
      name: 'child_name',
      title: children.name,
      sort: 'child_name',
      render: (row) => (
        <OneLine more={words.more} below={<Age child={row} />}>
          <strong>{fullName(row.first_name, row.last_name)}</strong>
        </OneLine>
      ),
    },
    {
      name: 'parent_name',
      title: children.parent,
      sort: 'parent_name',
      render: (row) => (
        <OneLine
          more={words.more}
          below={
            row.parent_state === 'open' ? (
              row.parent_phone_number
            ) : (
              <StatusWord tone="off">{account[row.parent_state]}</StatusWord>
            )
          }
        >
          {fullName(row.parent_first_name, row.parent_last_name)}
        </OneLine>
      ),
    },
    ...(withBatch
      ? [
          {
            name: 'batch',
            title: children.batch,
            width: 6,
            priority: 3 as const,
            render: ({ batch }: ListedChild) =>
              batch ?? <span className={layout.soft}>{children.noBatch}</span>,
          },
        ]
      : []),
    {
      name: 'grade',
      title: children.grade,
      width: 5.8,
      render: ({ grade }) => grade ?? <span className={layout.soft}>{children.noGrade}</span>,
    },
    {
      name: 'state',
      title: children.stateFilter,
      width: 9,
      priority: 2,
      render: (row) => <Standing child={row} />,
    },
    useActionsColumn(9, (row) => {
      const of = fullName(row.first_name, row.last_name);
      return (
        <>
          <RowLink label={children.family} of={of} to={paths.adminFamily(row.parent_user_id)} />
          {row.academic_year_id !== null && (
            <RowAction label={children.edit} of={of} onClick={() => onEdit(row)} />
          )}
        </>
      );
    }),
  ];
};

/** How old a child is; nothing is known of one that was erased. */
const Age = ({ child: { birthdate, is_erased } }: { child: ListedChild }) => {
  const { children } = useTexts().admin;
  const today = useToday();
  return is_erased ? null : children.age(ageOn(calendarDate(birthdate), today));
};

/** What is to be done about a child: its test, its bills. */
const Standing = ({ child }: { child: ListedChild }) => {
  const { bills, children, list: words } = useTexts().admin;
  const { awaits_test, has_left, bill } = child;
  const today = useToday();
  const { data } = useQuery(batchesQuery);
  if (has_left) return <StatusWord tone="off">{children.hasLeft}</StatusWord>;
  if (isYearOver(child, data?.academic_years ?? [], today))
    return <StatusWord tone="off">{children.yearOver}</StatusWord>;
  const ofBill = bill && <StatusWord tone={billTones[bill]}>{bills.states[bill]}</StatusWord>;
  if (!awaits_test) return ofBill;
  return (
    <OneLine more={words.more} below={ofBill}>
      <StatusWord tone="waiting">{children.awaitsTest}</StatusWord>
    </OneLine>
  );
};
const billTones = { lapsing: 'stopped', overdue: 'stopped', due_7: 'waiting', paid: 'done' } as const;
