import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import type { Child } from '../../../contract/objects.ts';
import { testLength } from '../../../domain/placement/test-window.ts';
import { paths } from '../../../paths.ts';
import { ApiRefusal, isRefusedAs } from '../../frame/api.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { mutate } from '../../app/mutations.ts';
import { placementTestQuery } from '../../app/placement/placement-test-query.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { closeNotification, notifyFailure } from '../../shell/notify.ts';
import { Kancil } from '../../ui/page/kancil.tsx';
import { childQuery } from '../families/child-query.ts';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { RunningTest } from './running-test.tsx';
import styles from '../../app/placement/question.module.css';
import { useWords } from '../../app/placement/words.ts';

const queries: ScreenQueries = ({ params }) => [childQuery(params['childId'])];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries);

/** The test in a window of its own: nothing but the questions. */
export default function TestScreen() {
  const { childId } = useParams();
  const { childs: child } = useSuspenseQuery(childQuery(childId)).data;
  const { test } = useWords();
  return (
    <div className={styles.page}>
      <PageHead title={test.title} />
      <Test child={child} />
    </div>
  );
}

const Test = ({ child }: { child: Child }) => {
  const words = useWords().test;
  // Asked again whenever the child comes back to the window, so that a device that slept knows how much time is left.
  const asked = useQuery({
    ...placementTestQuery(child.child_id),
    // A child that may still start one has none.
    enabled: child.test_until === null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    meta: { repeated: true },
  });
  if (asked.data === undefined && child.test_until !== null) return <Ready child={child} />;
  if (asked.data === undefined)
    return (
      <section className={styles.calm}>
        <h1>{words.opening}</h1>
        {asked.isError && <Button onClick={() => void asked.refetch()}>{words.retry}</Button>}
      </section>
    );
  if (asked.data === null) return <NotNeeded child={child} />;
  if (asked.data.status === '1') return <Navigate to={paths.placementFinish(child.child_id)} replace />;
  return (
    <RunningTest
      key={asked.data.placement_test_id}
      child={child}
      test={asked.data}
      // A question from before the device slept may never be answered: it is asked anew, not waited for.
      ask={() => void asked.refetch({ cancelRefetch: true })}
    />
  );
};

/** A child that may not take the test is told why, with a way back. */
const NotNeeded = ({ child, reason }: { child: Child; reason?: string }) => {
  const { instruction, test } = useWords();
  const { first_name: name, grade } = child;
  const why = grade === null ? instruction.none(name) : test.placed(name, grade);
  return (
    <section className={styles.calm}>
      <Kancil pose="thinking" className={styles.kancil} />
      <h1>{test.title}</h1>
      <p role="status">{reason ?? why}</p>
      <ButtonLink to={paths.child(child.child_id)} size="md">
        {instruction.toChild(name)}
      </ButtonLink>
    </section>
  );
};

/** Refusals after which no try helps. */
const endings = ['test_auto_graded', 'test_finished', 'test_too_late', 'not_enrolled'] as const;

/** The twenty minutes begin with the button, not with the window. */
const Ready = ({ child }: { child: Child }) => {
  const words = useWords().test;
  const client = useQueryClient();
  const [search] = useSearchParams();
  const [refused, setRefused] = useState<ApiRefusal>();
  /** the minutes until a child of the same family is through, and this one may begin */
  const [wait, setWait] = useState<number | null>(null);
  /** the message of the last try */
  const failure = useRef(0);
  const [starting, setStarting] = useState(false);
  const hydrated = useHydrated();
  const start = async () => {
    setStarting(true);
    setWait(null);
    closeNotification(failure.current);
    try {
      const body = { child_id: child.child_id, reads_recordings: search.get('recordings') === 'text' };
      const askedAt = performance.now();
      const { placement_test: started } = await mutate('POST /placement-test/take-test', { body });
      client.setQueryData(placementTestQuery(child.child_id).queryKey, { ...started, asked_at: askedAt });
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      const { error: name, retryAfter } = error;
      if (isRefusedAs(error, ...endings)) setRefused(error);
      else if (name === 'sibling_at_test' && retryAfter !== null) setWait(Math.ceil(retryAfter / 60));
      else failure.current = notifyFailure(error);
      setStarting(false);
    }
  };
  if (refused) return <NotNeeded child={child} reason={refused.message} />;
  return (
    <section className={styles.calm}>
      <Kancil pose="waving" className={styles.kancil} />
      <h1>{words.ready(child.first_name)}</h1>
      <p>{words.readyText}</p>
      <p role="status" className={styles.sign}>
        {wait !== null && words.sibling(child.first_name, wait)}
      </p>
      <Button size="md" color="mango" loading={starting} disabled={!hydrated} onClick={() => void start()}>
        {words.begin(testLength / 60_000)}
      </Button>
    </section>
  );
};
