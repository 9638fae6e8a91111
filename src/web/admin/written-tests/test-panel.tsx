import { useQuery } from '@tanstack/react-query';
import type { WrittenTest, WrittenTestWork } from '../../../contract/written-test-objects.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import type { ListPage } from '../list/list-page.ts';
import { ListError } from '../list/list-results.tsx';
import { type AfterSaving, RowPanel } from '../list/row-panel.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { MarkForm } from './mark-form.tsx';
import { ScoresForm } from './scores-form.tsx';
import { RemovePaper } from './remove-paper.tsx';
import { Sheet } from './sheet.tsx';
import { testQuery } from './test-queries.ts';
import { toneOf, useTestWords } from './test-words.ts';
import { TestWork } from './test-work.tsx';
import styles from './written-tests.module.css';

/** One test beside the list: whose it is, what it came to, the answers and the points. */
export const TestPanel = ({ page }: { page: ListPage<WrittenTest> }) => {
  const { writtenTests: words } = useTexts().admin;
  return (
    <RowPanel
      title={words.title}
      name="written"
      page={page}
      rowId="written_test_id"
      query={testQuery}
      read={({ written_test: test }): WrittenTest => test}
      missing={{ title: words.missingTitle, text: words.missingText }}
    >
      {(listed, then) => <TestDesk listed={listed} then={then} />}
    </RowPanel>
  );
};

const TestDesk = ({ listed, then }: { listed: WrittenTest; then: AfterSaving }) => {
  const { data, isLoadingError, isFetching, refetch } = useQuery(testQuery(listed.written_test_id));
  return (
    <div className={styles.desk}>
      <Whose test={listed} />
      {isLoadingError && <ListError retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton height={320} />}
      {data && <OpenTest test={data.written_test} then={then} />}
    </div>
  );
};

const Whose = ({ test }: { test: WrittenTest }) => {
  const { writtenTests: words } = useTexts().admin;
  const { partOf, groupOf, dayOf } = useTestWords();
  return (
    <div>
      <h3>{words.testOf(test.first_name)}</h3>
      <p>{groupOf(test)}</p>
      <p>
        {partOf(test.part)} · {words.ways[test.way]}
        {test.finished_at !== null && withWholeDays(` · ${words.finished(dayOf(test.finished_at))}`)}
      </p>
      <p>
        <StatusWord tone={toneOf(test.state)} wraps>
          {words.states[test.state]}
        </StatusWord>
      </p>
    </div>
  );
};

/** What somebody of this role may see and do of a test. */
export const OpenTest = ({ test, then }: { test: WrittenTestWork; then: AfterSaving }) => {
  const { writtenTests: words } = useTexts().admin;
  const seesAnswers = useUser()?.role !== 'clerk';
  if (test.state === 'running') return <p>{words.running}</p>;
  return (
    <>
      <Scores test={test} />
      {test.way === 'paper' ? (
        <>
          {seesAnswers && <Sheet test={test} />}
          <ScoresForm test={test} then={then} />
          {seesAnswers && <RemovePaper test={test} then={then} />}
        </>
      ) : seesAnswers && test.work ? (
        <>
          {test.work.writing.length > 0 && <MarkForm test={test} work={test.work} then={then} />}
          <TestWork work={test.work} />
        </>
      ) : (
        <p>{words.answersForTeachers}</p>
      )}
    </>
  );
};

/** What each section came to, and when that was said last. */
const Scores = ({ test }: { test: WrittenTestWork }) => {
  const { writtenTests: words } = useTexts().admin;
  const { dayOf } = useTestWords();
  const { scores, marked_at: marked, changed_at: changed } = test;
  return (
    <div>
      <ul className={styles.scores}>
        {scores.map(({ skill, right, of }) => (
          <li key={skill}>
            {words.skills[skill]} <strong>{words.rightOf(right, of)}</strong>
          </li>
        ))}
      </ul>
      {marked !== null && <p className={styles.soft}>{withWholeDays(words.marked(dayOf(marked)))}</p>}
      {changed !== null && <p className={styles.soft}>{withWholeDays(words.changed(dayOf(changed)))}</p>}
    </div>
  );
};
