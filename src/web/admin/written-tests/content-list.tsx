import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { WrittenTestEntry } from '../../../contract/written-test-objects.ts';
import { grades } from '../../../domain/enrolment/grade.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { ListError } from '../list/list-results.tsx';
import { RowLink } from '../list/row-action.tsx';
import { officeDate } from '../list/office-date.ts';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { contentsIn, contentsQuery } from './test-queries.ts';
import { useTestWords } from './test-words.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import styles from './written-tests.module.css';

/** What of a test children are shown: nothing, all that is saved, or what stood there before it was changed. */
export const stateOf = ({ revision, is_published: isPublished, items }: WrittenTestEntry) => {
  if (revision !== null) return isPublished ? 'published' : 'changed';
  return Object.values(items).some((count) => count > 0) ? 'draft' : 'none';
};

const tones = { none: 'off', draft: 'waiting', changed: 'waiting', published: 'done' } as const;

/** The tests of all grades and parts of the year, or those that are needed soon. */
export const ContentList = () => {
  const { writtenTests: words } = useTexts().admin;
  const query = contentsIn(useSearchParams()[0]);
  const isNeeded = query !== contentsQuery;
  const { data, isLoadingError, isFetching, refetch } = useQuery(query);
  if (isLoadingError) return <ListError retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} />;
  const entries = data.written_test_contents;
  const isLate = (grade: number) => entries.some((entry) => entry.grade === grade && entry.late > 0);
  return (
    <>
      {entries.length > 0 ? (
        <p className={styles.lead}>{isNeeded ? words.content.neededLead : words.content.lead}</p>
      ) : (
        <EmptyState level={2} title={words.content.noneNeeded} text={words.content.noneNeededText} />
      )}
      {isNeeded && (
        <ButtonLink to={paths.adminWrittenContents} variant="outline">
          {words.content.allTests}
        </ButtonLink>
      )}
      {grades
        .filter((grade) => entries.some((entry) => entry.grade === grade))
        .toSorted((one, other) => Number(isLate(other)) - Number(isLate(one)))
        .map((grade) => (
          <section key={grade} className={styles.grade} aria-labelledby={`grade-${grade}`}>
            <h2 id={`grade-${grade}`}>{words.gradeOf(grade)}</h2>
            <ul className={styles.contents}>
              {entries
                .filter((entry) => entry.grade === grade)
                .map((entry) => (
                  <Entry key={entry.part} entry={entry} />
                ))}
            </ul>
          </section>
        ))}
    </>
  );
};

const Entry = ({ entry }: { entry: WrittenTestEntry }) => {
  const { writtenTests: words } = useTexts().admin;
  const { partOf } = useTestWords();
  const { grade, part, items } = entry;
  const state = stateOf(entry);
  const isTeacher = useUser()?.role === 'teacher';
  return (
    <li>
      <h3>{partOf(part)}</h3>
      <p>
        <StatusWord tone={tones[state]} wraps>
          {words.content.states[state]}
        </StatusWord>
      </p>
      {entry.needed_on !== null && (
        <p>
          <StatusWord tone="stopped" wraps>
            {withWholeDays(
              entry.late > 0
                ? words.content.late(entry.late)
                : words.content.neededOn(officeDate(calendarDate(entry.needed_on))),
            )}
          </StatusWord>
        </p>
      )}
      {state !== 'none' && (
        <p className={styles.soft}>
          {words.content.items(items.listening + items.reading + items.words)},{' '}
          {words.content.tasks(items.writing)}
        </p>
      )}
      <div>
        <RowLink
          to={paths.adminWrittenContent(grade, part)}
          label={state === 'none' && !isTeacher ? words.content.write : words.content.look}
          of={`${words.gradeOf(grade)}, ${partOf(part)}`}
        />
      </div>
    </li>
  );
};
