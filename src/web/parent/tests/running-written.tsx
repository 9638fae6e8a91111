import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Child } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import styles from '../../app/placement/question.module.css';
import { useWords } from '../../app/placement/words.ts';
import { apiQuery } from '../../app/screen.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { Button } from '../../ui/app/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Connection, Sending } from '../placement/sending.tsx';
import { TimeLeft } from '../placement/time-left.tsx';
import { type Deadline, useDeadline } from '../placement/use-deadline.ts';
import { SectionSteps } from './section-steps.tsx';
import { useWrittenAnswers } from './use-written-answers.ts';
import type { TimedTest } from './written-queries.ts';
import { type AskedTest, sectionsOf } from './written-sections.ts';

interface Props {
  child: Child;
  test: TimedTest;
  /** asks anew how the test stands */
  ask: () => void;
}

/** A written test that runs: its sections one after the other, what was given, and how much time is left. */
export const RunningWritten = ({ child, test, ask }: Props) => {
  const words = useWords().test;
  const deadline = useDeadline(test.seconds_left, test.asked_at, ask);
  const { synchronize } = deadline;
  // The server has said anew how much is left.
  useEffect(() => synchronize(test.seconds_left, test.asked_at), [synchronize, test]);
  const asked = useQuery({
    ...apiQuery('GET /written-tests/questions', { query: { child_id: child.child_id, part: test.part } }),
    staleTime: 'static',
    gcTime: 0,
    meta: { repeated: true },
  });
  const isOver = isRefusedAs(asked.error, 'written_test_over', 'written_test_not_begun');
  useEffect(() => {
    if (isOver) ask();
    // oxlint-disable-next-line react/exhaustive-deps -- when the server says so, not whenever `ask` is made anew
  }, [isOver]);
  if (asked.data)
    return <Sections child={child} test={test} ask={ask} asked={asked.data} deadline={deadline} />;
  return (
    <section className={styles.calm}>
      <h1>{words.opening}</h1>
      {asked.isError && <Button onClick={() => void asked.refetch()}>{words.retry}</Button>}
    </section>
  );
};

const Sections = ({
  child,
  test,
  ask,
  asked,
  deadline,
}: Props & { asked: AskedTest; deadline: Deadline }) => {
  const words = useWords().test;
  const given = useWrittenAnswers({ childId: child.child_id, test, asked }, deadline);
  const sections = useMemo(() => sectionsOf(asked), [asked]);
  const testAt = paths.writtenTest(child.child_id, test.part);
  const isOver = deadline.secondsLeft === 0;
  const [done, setDone] = useState(false);
  const { finish, sending } = given;
  useEffect(() => {
    if (isOver) finish();
    // oxlint-disable-next-line react/exhaustive-deps -- when the time runs out, not whenever `finish` is made anew
  }, [isOver]);
  const hasEnded = sending.ended === 'finished';
  useEffect(() => {
    if (hasEnded) ask();
    // oxlint-disable-next-line react/exhaustive-deps -- once the server has everything
  }, [hasEnded]);
  if (isOver || done || hasEnded)
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
        <TimeLeft seconds={deadline.secondsLeft} />
      </header>
      <SectionSteps
        sections={sections}
        given={given}
        testId={test.written_test_id ?? 0}
        onFinish={() => {
          setDone(true);
          finish();
        }}
      />
    </>
  );
};
