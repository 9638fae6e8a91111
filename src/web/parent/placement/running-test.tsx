import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import type { Child } from '../../../contract/objects.ts';
import type { PlacementPart, PlacementTest } from '../../../contract/placement.ts';
import { paths } from '../../../paths.ts';
import type { TimedTest } from '../../app/placement/placement-test-query.ts';
import { apiQuery } from '../../app/screen.ts';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Button } from '../../ui/app/button.tsx';
import { PartIntro } from './part-intro.tsx';
import { PartQuestions } from './part-questions.tsx';
import { Connection, Sending } from './sending.tsx';
import styles from '../../app/placement/question.module.css';
import { TimeLeft } from './time-left.tsx';
import { type GivenAnswers, useAnswers } from './use-answers.ts';
import { useDeadline } from './use-deadline.ts';
import { useWords } from '../../app/placement/words.ts';

const questionsQuery = (childId: number) =>
  apiQuery('GET /placement-test/questions', { query: { child_id: childId } });

/** A test that runs: parts one after the other, what was given, and how much time is left. */
export const RunningTest = ({ child, test, ask }: { child: Child; test: TimedTest; ask: () => void }) => {
  const words = useWords().test;
  const deadline = useDeadline(test.seconds_left, test.asked_at, ask);
  const { synchronize, secondsLeft } = deadline;
  const given = useAnswers(test, deadline);
  // The server has said anew how much is left.
  useEffect(() => synchronize(test.seconds_left, test.asked_at), [synchronize, test]);
  const isOver = secondsLeft === 0;
  const { finish, sending } = given;
  const testAt = paths.placementTest(child.child_id);
  useEffect(() => {
    if (isOver) finish();
    // oxlint-disable-next-line react/exhaustive-deps -- when the time runs out, not whenever `finish` is made anew
  }, [isOver]);
  const [done, setDone] = useState(false);
  const asked = useQuery({
    ...questionsQuery(child.child_id),
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    meta: { repeated: true },
  });
  if (sending.ended === 'finished') return <Navigate to={paths.placementFinish(child.child_id)} replace />;
  if (isOver || done)
    return (
      <section className={styles.calm}>
        <Kancil pose="celebrating" className={styles.kancil} />
        <h1>{isOver ? words.over : words.finished}</h1>
        <Sending sending={sending} testAt={testAt} />
      </section>
    );
  return (
    <>
      <header className={styles.bar}>
        <Connection sending={sending} testAt={testAt} />
        <TimeLeft seconds={secondsLeft} />
      </header>
      {asked.data ? (
        <Parts
          parts={asked.data.parts}
          first={test}
          given={given}
          onFinish={() => {
            setDone(true);
            finish();
          }}
        />
      ) : (
        <section className={styles.calm}>
          <h1>{words.opening}</h1>
          {asked.isError && <Button onClick={() => void asked.refetch()}>{words.retry}</Button>}
        </section>
      )}
    </>
  );
};

interface PartsProps {
  parts: readonly PlacementPart[];
  /** where the test stood when this page was opened */
  first: PlacementTest;
  given: GivenAnswers;
  onFinish: () => void;
}

/** The active part: its instruction, then its questions. There is no way back to an earlier one. */
const Parts = ({ parts, first, given, onFinish }: PartsProps) => {
  const [active, setActive] = useState(first.active_part);
  // Someone who comes back in the middle of a part has read its instruction.
  const wasBegun = (first.answer[first.active_part - 1] ?? []).some((text) => text !== null);
  const [begun, setBegun] = useState(wasBegun);
  const part = parts[active - 1];
  if (!part) throw new Error(`The test has no part ${active}`);
  const isLast = active === parts.length;
  const leave = () => {
    if (isLast) return onFinish();
    given.goTo(active + 1);
    setActive(active + 1);
    setBegun(false);
    return undefined;
  };
  return begun ? (
    <PartQuestions
      key={active}
      part={part}
      isLast={isLast}
      testId={first.placement_test_id}
      given={given}
      onLeave={leave}
    />
  ) : (
    <PartIntro
      key={active}
      parts={parts}
      part={part}
      testId={first.placement_test_id}
      onBegin={() => setBegun(true)}
    />
  );
};
