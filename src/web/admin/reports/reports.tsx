import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useSearchParams } from 'react-router';
import type { Sitting } from '../../../contract/reports.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { prefetch } from '../../app/screen.ts';
import type { Answer } from '../../frame/api.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { useBatchOption } from '../list/batch-choice.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import { ListError } from '../list/list-results.tsx';
import { officeDate } from '../list/office-date.ts';
import layout from '../../ui/page/layout.module.css';
import listStyles from '../list/office-list.module.css';
import { RowLink } from '../list/row-action.tsx';
import { OfficeScreen } from '../list/office-screen.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { useDeskNames } from './report-words.ts';
import { sittingsQuery, toProofReadQuery } from './reports-query.ts';
import styles from './reports.module.css';

export const loader = (visit: LoaderFunctionArgs) =>
  prefetch(({ url }) => [sittingsQuery(url.searchParams)])(visit);
// In the browser the list shows that it is on its way.
export const clientLoader = async () => null;

export const handle = { title: ({ admin }: OfficeTexts) => admin.reports.title };

/** What is due, of all batches, or how far each group and part of one batch is; a teacher sees the own groups. */
export default function AdminReports() {
  const { reports: words } = useTexts().admin;
  const [search] = useSearchParams();
  const isOwner = useUser()?.role === 'owner';
  const { unitsOf } = useDeskNames();
  const columns = useColumns();
  const { data, isLoadingError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...sittingsQuery(search),
    placeholderData: keepPreviousData,
  });
  const sittings = data?.sittings.filter((one) => one.is_due);
  const coming = comingParts(data?.sittings ?? []);
  const next = data?.next_due_at;
  const noneText =
    next && !search.has('batch') ? words.nextDue(officeDate(dayInJakarta(new Date(next)))) : words.emptyText;
  return (
    <OfficeScreen title={words.title} isWide lead={words.lead}>
      <div className={styles.above}>
        <BatchChoice batches={data?.batches ?? []} />
        <ToProofRead />
        {isOwner && (
          <ButtonLink to={paths.adminSentences} variant="outline">
            {words.bank.title}
          </ButtonLink>
        )}
      </div>
      {isLoadingError && <ListError retrying={isFetching} onRetry={() => void refetch()} />}
      {sittings?.length === 0 && (
        <EmptyState level={2} title={search.has('batch') ? words.empty : words.noneDue} text={noneText} />
      )}
      {sittings?.length !== 0 && !isLoadingError && (
        <OfficeTable
          label={words.title}
          rows={sittings}
          rowKey={({ group_id: id, part }) => `${id}-${part}`}
          columns={columns}
          minWidth={59}
          fetching={isPlaceholderData}
        />
      )}
      {coming.length > 0 && (
        <ul className={styles.way}>
          {coming.map((one) => (
            <li key={one.part}>
              {unitsOf(one)}: {words.notDue(officeDate(dayInJakarta(new Date(one.due_at))))}
            </li>
          ))}
        </ul>
      )}
    </OfficeScreen>
  );
}

/** The parts of the batch whose tests are still to come, in order. */
const comingParts = (sittings: readonly Sitting[]): Sitting[] =>
  [...new Map(sittings.filter((one) => !one.is_due).map((one) => [one.part, one])).values()].toSorted(
    (a, b) => a.part - b.part,
  );

/** What waits for whoever asks; a clerk proof-reads nothing. */
const ToProofRead = () => {
  const { reports: words } = useTexts().admin;
  const isTutor = useUser()?.role !== 'clerk';
  const waiting = useQuery({ ...toProofReadQuery, enabled: isTutor }).data;
  if (!isTutor) return null;
  const count = waiting?.total ?? waiting?.reports.length ?? 0;
  return (
    <ButtonLink to={paths.adminToProofRead} variant={count > 0 ? 'filled' : 'outline'}>
      {count > 0 ? `${words.toProofRead}: ${count}` : words.proofTitle}
    </ButtonLink>
  );
};

/** What is due, or one batch; a teacher has those of the own groups. */
const BatchChoice = ({ batches }: { batches: Answer<'GET /report/sittings'>['batches'] }) => {
  const { children, reports: words } = useTexts().admin;
  const [search, setSearch] = useSearchParams();
  const optionOf = useBatchOption();
  if (batches.length === 0) return null;
  return (
    <ListFilter
      className={listStyles.batch}
      label={children.selectBatch}
      value={search.get('batch')}
      onChoose={(value) => setSearch(value === '' ? {} : { batch: value })}
      all={words.allDue}
      data={batches.map(optionOf)}
    />
  );
};

/** Of how many children of a group no report was begun. */
const notBegun = ({ children, draft, written, proofread, published }: Sitting) =>
  children - draft - written - proofread - published;

const useColumns = (): OfficeColumn<Sitting>[] => {
  const { reports: words } = useTexts().admin;
  const { groupOf, unitsOf } = useDeskNames();
  const isTutor = useUser()?.role !== 'clerk';
  const count = (
    name: string,
    title: string,
    of: (sitting: Sitting) => number,
    width: number,
  ): OfficeColumn<Sitting> => ({ name, title, width, isNumeric: true, render: of });
  const columns: OfficeColumn<Sitting>[] = [
    {
      name: 'group',
      title: words.group,
      render: (sitting) => (
        <div>
          <strong>{groupOf(sitting)}</strong>
          <div className={layout.soft}>
            {words.batchOf(sitting.batch)} · {sitting.teacher?.first_name ?? words.noTeacher}
          </div>
        </div>
      ),
    },
    {
      name: 'part',
      title: words.part,
      width: 8.25,
      render: (sitting) => unitsOf(sitting),
    },
    count('none', words.states.none, notBegun, 5.5),
    count('draft', words.states.draft, ({ draft }) => draft, 4.75),
    count('written', words.states.written, ({ written }) => written, 6.5),
    count('proofread', words.states.proofread, ({ proofread }) => proofread, 5),
    count('published', words.states.published, ({ published }) => published, 6.25),
    count('read', words.counted.read, ({ read }) => read, 5.75),
  ];
  if (isTutor)
    columns.push({
      name: 'open',
      title: words.write,
      width: 5.5,
      render: (sitting) => (
        <RowLink
          to={paths.adminSitting(sitting.group_id, sitting.part)}
          label={words.write}
          of={`${groupOf(sitting)}, ${unitsOf(sitting)}`}
        />
      ),
    });
  return columns;
};
