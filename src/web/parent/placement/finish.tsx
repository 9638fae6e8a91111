import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Child } from '../../../contract/objects.ts';
import type { PlacementTest } from '../../../contract/placement.ts';
import { firstGrade } from '../../../domain/enrolment/grade.ts';
import { isMastered, levels, mastery } from '../../../domain/placement/scoring.ts';
import { questionsInParts } from '../../../domain/placement/test-parts.ts';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { placementTestQuery } from '../../app/placement/placement-test-query.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { Kancil } from '../../ui/page/kancil.tsx';
import { childQuery } from '../families/child-query.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import page from '../pattern/page.module.css';
import styles from './pages.module.css';
import { whatsappLink } from '../../../i18n/brand.ts';
import { useBrand } from '../../frame/page-info.tsx';
import { useWords } from '../../app/placement/words.ts';

const queries: ScreenQueries = ({ params }) => [childQuery(params['childId'])];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries);

/** What the test came to, for the child and for the parent, in words. */
export default function FinishScreen() {
  const { childId } = useParams();
  const { childs: child } = useSuspenseQuery(childQuery(childId)).data;
  const { finish: words } = useWords();
  const asked = useQuery({
    ...placementTestQuery(child.child_id),
    // A child that may still start one has none.
    enabled: child.test_until === null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const result = asked.data?.placement_test_result ?? null;
  return (
    <article className={page.page}>
      <PageHead title={words.title} />
      {asked.data && result && <Result child={child} test={asked.data} result={result} />}
      {(asked.data !== undefined || child.test_until !== null) && !result && (
        <None child={child} test={asked.data ?? null} />
      )}
    </article>
  );
}

const None = ({ child, test }: { child: Child; test: PlacementTest | null }) => {
  const { finish: words, instruction } = useWords();
  const name = child.first_name;
  const { child_id: childId, result, placed_by: placedBy } = child;
  const placed = placedBy === 'time' ? instruction.byTime(name) : result !== null && words.byStaff(name);
  if (test === null && placed)
    return (
      <section className={styles.ways}>
        <h1>{words.grade(name, result ?? firstGrade)}</h1>
        <p role="status">{placed}</p>
        <ButtonLink to={paths.child(childId)}>{words.toChild(name)}</ButtonLink>
      </section>
    );
  return (
    <section className={styles.ways}>
      <h1>{words.title}</h1>
      <p role="status">{test ? words.waiting : words.none}</p>
      <ButtonLink to={paths.placementInstruction(childId)}>{words.toTest}</ButtonLink>
    </section>
  );
};

interface ResultProps {
  child: Child;
  test: PlacementTest;
  result: NonNullable<PlacementTest['placement_test_result']>;
}

const timeWasUp = (test: PlacementTest): boolean => test.finish_time === test.deadline;

const Result = ({ child, test, result }: ResultProps) => {
  const { finish: words } = useWords();
  const brand = useBrand();
  const name = child.first_name;
  return (
    <>
      <div className={styles.head}>
        <Kancil pose="celebrating" className={styles.kancil} />
        <div>
          <h1>{words.grade(name, result.grade)}</h1>
          <p>{(timeWasUp(test) ? words.forChildTimeUp : words.forChild)(name)}</p>
        </div>
      </div>
      <section className={styles.box}>
        <h2>{words.forParent}</h2>
        {result.set_by === 'staff' && <p>{words.byStaff(name)}</p>}
        {child.grade !== null && child.grade !== result.grade && <p>{words.now(name, child.grade)}</p>}
        {result.score && <Levels score={result.score} />}
        {result.set_by === 'test' && <p>{words.rule(mastery, firstGrade)}</p>}
        {test.reads_recordings && <p className={styles.note}>{words.reading}</p>}
        {timeWasUp(test) && <p className={styles.note}>{words.timeUp}</p>}
        <p className={styles.note}>
          {words.wish}{' '}
          <a href={whatsappLink(brand, words.askMessage(name))} target="_blank" rel="noreferrer">
            {words.ask}
          </a>
        </p>
      </section>
      <section className={styles.ways}>
        <ButtonLink to={paths.child(child.child_id)} size="md" color="mango">
          {words.toChild(name)}
        </ButtonLink>
      </section>
    </>
  );
};

/** Each level in words: what the child can do, and what comes next. */
const Levels = ({ score }: { score: readonly number[] }) => {
  const { finish: words } = useWords();
  const sum = (byPart: readonly number[], parts: readonly number[]) =>
    parts.reduce((all, part) => all + (byPart[part - 1] ?? 0), 0);
  const next = levels.findIndex((parts) => !isMastered(parts, score));
  const standing = (index: number, can: boolean) => {
    if (can) return words.can;
    return index === next ? words.notYet : words.later;
  };
  return (
    <ol className={styles.levels}>
      {levels.map((parts, index) => {
        const can = isMastered(parts, score);
        const [first, , last] = parts;
        return (
          <li key={first} data-can={can || undefined}>
            <strong>
              {words.level(firstGrade + index + 1)}: {standing(index, can)}
            </strong>
            {words.levels[index]}{' '}
            <small>
              {words.parts(first, last)}: {words.right(sum(score, parts), sum(questionsInParts, parts))}
            </small>
          </li>
        );
      })}
    </ol>
  );
};
