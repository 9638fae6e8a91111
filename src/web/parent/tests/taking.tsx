import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { data, useParams } from 'react-router';
import type { Child } from '../../../contract/objects.ts';
import { type PartOfYear, isPartOfYear } from '../../../domain/assessment/parts-of-year.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import styles from '../../app/placement/question.module.css';
import { useWords } from '../../app/placement/words.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { closeNotification, notifyFailure } from '../../shell/notify.ts';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { childQuery } from '../families/child-query.ts';
import { SoundCheck } from '../live-classes/sound-check.tsx';
import { TopHeading } from '../placement/top-heading.tsx';
import { RunningWritten } from './running-written.tsx';
import own from './taking.module.css';
import { type TimedTest, timedTestQuery } from './written-queries.ts';
import { WrittenState, testMinutes } from './written-state.tsx';
import { useWrittenWords } from './written-words.ts';

const partNamed = (text: string | undefined): PartOfYear => {
  const part = Number(text);
  if (!isPartOfYear(part)) throw data(null, { status: 404 });
  return part;
};

const queries: ScreenQueries = ({ params }) => {
  partNamed(params['part']);
  return [childQuery(params['childId'])];
};
export const loader = prefetch(queries);
export const clientLoader = ensure(queries);

/** A part's written test on a page of its own: nothing but the test, from the start to the thanks. */
export default function WrittenTestScreen() {
  const { childId, part } = useParams();
  const { childs: child } = useSuspenseQuery(childQuery(childId)).data;
  const words = useWrittenWords();
  return (
    <div className={styles.page}>
      <PageHead title={words.title} />
      <OneTest child={child} part={partNamed(part)} />
    </div>
  );
}

const OneTest = ({ child, part }: { child: Child; part: PartOfYear }) => {
  const words = useWords().test;
  // Asked again whenever the child comes back to the window, so that a device that slept knows how much time is left.
  const asked = useQuery({
    ...timedTestQuery(child.child_id, part),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    meta: { repeated: true },
  });
  // A question from before the device slept may never be answered: it is asked anew, not waited for.
  const ask = () => void asked.refetch({ cancelRefetch: true });
  const test = asked.data;
  if (test === undefined)
    return (
      <section className={styles.calm}>
        <h1>{words.opening}</h1>
        {asked.isError && <Button onClick={() => void asked.refetch()}>{words.retry}</Button>}
      </section>
    );
  if (test?.state === 'open') return <Ready child={child} test={test} onRefused={ask} />;
  if (test?.state === 'running')
    return <RunningWritten key={test.written_test_id} child={child} test={test} ask={ask} />;
  if (test && test.way === 'home') return <Done child={child} test={test} />;
  return <NotOpen child={child} test={test} />;
};

const BackToTests = ({ child, label }: { child: Child; label: string }) => (
  <ButtonLink to={paths.childTests(child.child_id)} size="md" variant="outline">
    {label}
  </ButtonLink>
);

/** The forty minutes begin with the button, not with the page. */
const Ready = ({ child, test, onRefused }: { child: Child; test: TimedTest; onRefused: () => void }) => {
  const words = useWrittenWords();
  const client = useQueryClient();
  const [reads, setReads] = useState(false);
  const [starting, setStarting] = useState(false);
  /** the message of the last try */
  const failure = useRef(0);
  const hydrated = useHydrated();
  const { child_id: childId, first_name: name } = child;
  const start = async () => {
    setStarting(true);
    closeNotification(failure.current);
    try {
      const askedAt = performance.now();
      const body = { child_id: childId, part: test.part, action: 'start' as const, reads_recordings: reads };
      const { test: started } = await mutate('POST /written-tests/take', { body });
      client.setQueryData(timedTestQuery(childId, test.part).queryKey, { ...started, asked_at: askedAt });
    } catch (error) {
      failure.current = notifyFailure(error);
      setStarting(false);
      // What it was refused for, the page then says by itself.
      onRefused();
    }
  };
  return (
    <section className={styles.calm}>
      <Kancil pose="waving" className={styles.kancil} />
      <h1>{words.ready.title(name)}</h1>
      <ul className={own.points}>
        {words.beforePoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <label className={own.reads}>
        <input
          type="checkbox"
          checked={reads}
          disabled={!hydrated}
          onChange={({ currentTarget }) => setReads(currentTarget.checked)}
        />
        <span>{words.readsRecordings(name)}</span>
      </label>
      {!reads && (
        <div className={own.sound}>
          <SoundCheck words={words.sound} />
        </div>
      )}
      <p>{words.ready.once(testMinutes)}</p>
      <div className={own.ways}>
        <Button size="md" color="mango" loading={starting} disabled={!hydrated} onClick={() => void start()}>
          {words.ready.yes(testMinutes)}
        </Button>
        <BackToTests child={child} label={words.ready.no} />
      </div>
    </section>
  );
};

/** The thanks to the child, and to the parent what comes next. */
const Done = ({ child, test }: { child: Child; test: TimedTest }) => {
  const { done, timeUp } = useWrittenWords();
  const ranOut = test.finished_at !== null && test.finished_at === test.deadline;
  return (
    <section className={styles.calm}>
      <Kancil pose="celebrating" className={styles.kancil} />
      <TopHeading>{done.title(child.first_name)}</TopHeading>
      <p>{ranOut ? timeUp : done.text}</p>
      <p>{done.parent}</p>
      <BackToTests child={child} label={done.back} />
    </section>
  );
};

/** A child that may not take the test now is told why, with a way back. */
const NotOpen = ({ child, test }: { child: Child; test: TimedTest | null }) => {
  const words = useWrittenWords();
  return (
    <section className={styles.calm}>
      <Kancil pose="thinking" className={styles.kancil} />
      <h1>{words.title}</h1>
      {test ? <WrittenState test={test} child={child} /> : <p>{words.wasNoTest}</p>}
      <BackToTests child={child} label={words.done.back} />
    </section>
  );
};
