import { IconExternalLink } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Child } from '../../../contract/objects.ts';
import type { PlacementTest } from '../../../contract/placement.ts';
import { firstGrade } from '../../../domain/enrolment/grade.ts';
import { testLength } from '../../../domain/placement/test-window.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { placementTestQuery } from '../../app/placement/placement-test-query.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { useQuestion } from '../../shell/question-dialog.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { childQuery } from '../families/child-query.ts';
import { BackLink } from '../pattern/child-back-link.tsx';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import page from '../pattern/page.module.css';
import layout from '../../ui/page/layout.module.css';
import styles from './pages.module.css';
import { useHydrated } from '../../app/use-hydrated.ts';
import { useWords } from '../../app/placement/words.ts';

const queries: ScreenQueries = ({ params }) => [childQuery(params['childId'])];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries);

/** What the placement test is and when; it opens in a window of its own. */
export default function InstructionScreen() {
  const { childId } = useParams();
  const { childs: child } = useSuspenseQuery(childQuery(childId)).data;
  const { instruction: words } = useWords();
  const name = child.first_name;
  const asked = useQuery({
    ...placementTestQuery(child.child_id),
    // A child that may still start one has none.
    enabled: child.test_until === null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return (
    <article className={page.page}>
      <PageHead title={words.title} />
      <BackLink to={paths.child(child.child_id)}>{words.toChild(name)}</BackLink>
      <div className={styles.head}>
        <Kancil pose="thinking" className={styles.kancil} />
        <div>
          <h1>{words.title}</h1>
          {child.test_until !== null && <p>{words.lead(name, testLength / 60_000)}</p>}
        </div>
      </div>
      {(asked.data !== undefined || child.test_until !== null) && (
        <Ways child={child} test={asked.data ?? null} />
      )}
      {child.test_until !== null && !asked.data && (
        <section className={styles.box}>
          <h2>{words.before}</h2>
          <ul>
            {words.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

/** Why there is no test to take: it was not taken in time, or none is needed. */
const notAwaited = (words: ReturnType<typeof useWords>['instruction'], child: Child) =>
  child.placed_by === 'time' ? words.byTime(child.first_name) : words.none(child.first_name);

/** How the test stands, and the one button that this leaves. */
const Ways = ({ child, test }: { child: Child; test: PlacementTest | null }) => {
  const { instruction: words } = useWords();
  const name = child.first_name;
  if (test?.status === '1')
    return (
      <Told text={words.done(name)}>
        <ButtonLink to={paths.placementFinish(child.child_id)} size="md">
          {words.toResult}
        </ButtonLink>
      </Told>
    );
  if (test)
    return (
      <Told text={words.running(Math.ceil(test.seconds_left / 60))}>
        <OpenTest child={child} label={words.resume} />
      </Told>
    );
  if (child.test_until === null)
    return (
      <Told text={notAwaited(words, child)}>
        <ButtonLink to={paths.child(child.child_id)} size="md">
          {words.toChild(name)}
        </ButtonLink>
      </Told>
    );
  return <Awaited child={child} until={child.test_until} />;
};

const Told = ({ text, children }: { text: string; children: ReactNode }) => (
  <section className={styles.ways}>
    <p role="status">{text}</p>
    {children}
  </section>
);

const OpenTest = ({ child, label, reads = false }: { child: Child; label: string; reads?: boolean }) => (
  <ButtonLink
    href={`${paths.placementTest(child.child_id)}${reads ? '?recordings=text' : ''}`}
    target="_blank"
    rel="opener"
    size="md"
    color="mango"
  >
    {label}
    <IconExternalLink size={20} aria-hidden="true" />
  </ButtonLink>
);

/** The test is still to be taken: it is opened, or skipped for now. */
const Awaited = ({ child, until }: { child: Child; until: string }) => {
  const { instruction: words } = useWords();
  const { moment } = useFormats();
  const navigate = useNavigate();
  const [reads, setReads] = useState(false);
  const hydrated = useHydrated();
  const name = child.first_name;
  const skip = useQuestion(
    { ...words.skip, text: words.skip.ask(name, moment(new Date(until)), firstGrade), staysFirst: true },
    async () => navigate(paths.child(child.child_id)),
  );
  return (
    <section className={styles.ways}>
      <dl className={styles.until}>
        <dt>{words.until}</dt>
        <dd>{moment(new Date(until))}</dd>
      </dl>
      <label className={styles.reads}>
        <input
          type="checkbox"
          checked={reads}
          disabled={!hydrated}
          onChange={(event) => setReads(event.currentTarget.checked)}
        />
        <span>
          {words.reading(name)}
          <small>{words.readingNote}</small>
        </span>
      </label>
      <div className={layout.ways}>
        <OpenTest child={child} label={words.start} reads={reads} />
        <Button variant="subtle" disabled={!hydrated} onClick={skip.ask}>
          {words.later}
        </Button>
      </div>
      {skip.dialog}
    </section>
  );
};
