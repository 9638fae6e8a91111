import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LiveGroup } from '../../../contract/live-class-objects.ts';
import type { WrittenTestPupil } from '../../../contract/written-test-objects.ts';
import { type PartOfYear, isPartOfYear, partsOfYear } from '../../../domain/assessment/parts-of-year.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { apiQuery } from '../../app/screen.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { BatchChoice, useBatches } from '../list/batch-choice.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import { changeListParams } from '../list/list-params.ts';
import { ListError } from '../list/list-results.tsx';
import { useListSearch } from '../list/list-search.ts';
import { officeDate } from '../list/office-date.ts';
import { parseId } from '../list/record-id.ts';
import { RowAction, RowLink } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { OpenAgain } from './open-again.tsx';
import { PaperForm } from './paper-form.tsx';
import { groupTestsQuery } from './test-queries.ts';
import { toneOf, useTestWords } from './test-words.ts';
import layout from '../../ui/page/layout.module.css';
import list from '../list/office-list.module.css';
import styles from './written-tests.module.css';

/** The children of a group beside a part's test; what can be done for one whose test was missed, or written on paper. */
export const GroupTests = () =>
  useUser()?.role === 'teacher' ? <Groups academicYearId={null} /> : <GroupsOfBatch />;

const GroupsOfBatch = () => {
  const { batches: words, liveClasses } = useTexts().admin;
  const { batches, chosen, isLoadingError, isFetching, refetch } = useBatches();
  if (isLoadingError) return <ListError retrying={isFetching} onRetry={() => void refetch()} />;
  if (!batches) return <Skeleton height={240} />;
  if (!chosen) return <EmptyState level={2} title={words.emptyTitle} text={liveClasses.groupsEmptyText} />;
  return (
    <>
      <BatchChoice batches={batches} chosen={chosen} />
      <Groups academicYearId={chosen.academic_year_id} />
    </>
  );
};

/** More than a batch has. */
const ALL_GROUPS = 100;

/** The groups of a batch; a teacher's own when none is named. */
const Groups = ({ academicYearId }: { academicYearId: number | null }) => {
  const { writtenTests: words, liveClasses } = useTexts().admin;
  const { partOf } = useTestWords();
  const { search, change } = useListSearch();
  const asked = useQuery(
    apiQuery('GET /live-class', {
      query: { size: ALL_GROUPS, ...(academicYearId !== null && { academic_year_id: academicYearId }) },
    }),
  );
  if (asked.isLoadingError)
    return <ListError retrying={asked.isFetching} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Skeleton height={240} />;
  const { groups } = asked.data;
  const named = parseId(search.get('group') ?? '');
  const group = groups.find(({ group_id: id }) => id === named) ?? groups[0];
  const number = Number(search.get('part'));
  const part = isPartOfYear(number) ? number : 1;
  if (!group)
    return <EmptyState level={2} title={liveClasses.groupsEmptyTitle} text={liveClasses.groupsEmptyText} />;
  const isOfOneBatch = new Set(groups.map(({ academic_year_id: id }) => id)).size === 1;
  const nameOf = ({ grade, number: place, batch }: LiveGroup) =>
    [`${words.gradeOf(grade)}, ${words.groupOf(place)}`, !isOfOneBatch && words.batchOf(batch)]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <div className={styles.choices}>
        <ListFilter
          label={words.group}
          className={`${list.filter} ${list.long}`}
          value={group.group_id}
          onChoose={(value) => change(changeListParams(search, { group: value }))}
          data={groups.map((one) => ({ value: String(one.group_id), label: nameOf(one) }))}
        />
        <ListFilter
          label={words.partLabel}
          value={part}
          onChoose={(value) => change(changeListParams(search, { part: value }))}
          data={partsOfYear.map((one) => ({ value: String(one), label: partOf(one) }))}
        />
      </div>
      <Pupils groupId={group.group_id} part={part} />
    </>
  );
};

const Pupils = ({ groupId, part }: { groupId: number; part: PartOfYear }) => {
  const { writtenTests: words } = useTexts().admin;
  const [opened, setOpened] = useState<WrittenTestPupil | null>(null);
  const [onPaper, setOnPaper] = useState<WrittenTestPupil | null>(null);
  const { data, isLoadingError, isFetching, refetch } = useQuery(groupTestsQuery(groupId, part));
  if (isLoadingError) return <ListError retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} />;
  if (data.pupils.length === 0)
    return <EmptyState level={2} title={words.groupEmptyTitle} text={words.groupEmptyText} />;
  return (
    <>
      <p className={styles.soft}>
        {withWholeDays(words.week(officeDate(data.first_day), officeDate(data.last_day)))}
      </p>
      <ul className={styles.pupils}>
        {data.pupils.map((pupil) => (
          <li key={pupil.child_id}>
            <Standing pupil={pupil} />
            <div className={layout.ways}>
              {pupil.written_test_id !== null && (
                <RowLink
                  to={paths.adminWrittenTests(pupil.written_test_id)}
                  label={words.open}
                  of={pupil.first_name}
                />
              )}
              {pupil.may_open_again && (
                <RowAction label={words.openAgain} of={pupil.first_name} onClick={() => setOpened(pupil)} />
              )}
              {pupil.may_enter_paper && (
                <RowAction label={words.enterPaper} of={pupil.first_name} onClick={() => setOnPaper(pupil)} />
              )}
            </div>
          </li>
        ))}
      </ul>
      <FormDialog
        title={words.openAgain}
        row={opened}
        rowKey={({ child_id: id }) => id}
        onClose={() => setOpened(null)}
      >
        {(pupil) => <OpenAgain pupil={pupil} part={part} onDone={() => setOpened(null)} />}
      </FormDialog>
      <FormDialog
        title={words.enterPaper}
        row={onPaper}
        rowKey={({ child_id: id }) => id}
        onClose={() => setOnPaper(null)}
      >
        {(pupil) => (
          <PaperForm
            pupil={pupil}
            part={part}
            firstDay={data.first_day}
            points={data.points}
            onDone={() => setOnPaper(null)}
          />
        )}
      </FormDialog>
    </>
  );
};

/** How a child stands beside the test. */
export const Standing = ({ pupil }: { pupil: WrittenTestPupil }) => {
  const { writtenTests: words } = useTexts().admin;
  const { state, way, closed_by: closedBy, opened_until: until } = pupil;
  return (
    <p>
      <strong>{pupil.first_name}</strong>{' '}
      <StatusWord tone={toneOf(state)} wraps>
        {closedBy === null ? words.states[state] : words.closedBy[closedBy]}
      </StatusWord>{' '}
      <span className={styles.soft}>
        {way !== null && words.ways[way]}
        {way === null && until !== null && withWholeDays(words.openedUntil(officeDate(until)))}
      </span>
    </p>
  );
};
