import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChildCourse } from '../../../contract/objects.ts';
import type { LessonWord, WordQuestion } from '../../../contract/word-objects.ts';
import { untilReached } from '../../app/connection.ts';
import { apiQuery } from '../../app/screen.ts';
import { Button } from '../../ui/app/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { sendInOrder, useIsLate } from '../pattern/use-marks.ts';
import { useTexts } from '../pattern/texts.ts';
import styles from './lesson-game.module.css';
import { OwnVoice } from './own-voice.tsx';
import { useTold } from './speak.ts';
import { WordGame } from './word-game.tsx';

interface Props {
  course: ChildCourse;
  childId: number;
  /** begins without being asked */
  isOn?: boolean;
  /** the second star was earned */
  onPlayed?: () => void;
}

/** The questions about a lesson's words. They stay as they are while they are played. */
export const playQuery = (courseId: number, childId: number) => {
  const query = apiQuery('GET /course/play/{courseId}', {
    params: { courseId },
    query: { child_id: childId },
  });
  return { ...query, queryFn: () => untilReached(query.queryFn), staleTime: 'static' as const };
};

/** The game with the words of a lesson, for a child that has watched its video: offered, played, and its star kept. */
export const LessonGame = ({ course, childId, isOn = false, onPlayed }: Props) => {
  const { lesson } = useTexts().childRoom;
  const { course_id: courseId, words, watched_at: watchedAt, played_at: playedAt } = course.child_course;
  const [begun, setBegun] = useState(isOn);
  if (words === 0) return null;
  if (watchedAt === null)
    return (
      <section className={styles.offer}>
        <h2>{lesson.title(words)}</h2>
        <p>{lesson.firstWatch}</p>
      </section>
    );
  if (begun)
    return (
      <Playing courseId={courseId} childId={childId} onPlayed={onPlayed} onAgain={() => setBegun(false)} />
    );
  return (
    <section className={styles.offer}>
      <h2>{lesson.title(words)}</h2>
      <p>{lesson.lead}</p>
      <Button size="md" color="mango" onClick={() => setBegun(true)}>
        {playedAt === null ? lesson.begin : lesson.again}
      </Button>
    </section>
  );
};

/** The words that were asked, once each. */
export const askedIn = ({
  words,
  questions,
}: {
  words: readonly LessonWord[];
  questions: readonly WordQuestion[];
}) => words.filter(({ word_id: id }) => questions.some(({ word_id }) => word_id === id));

/** A child is told that a star waits for the line, and has nothing to do about it. */
export const LateStar = () => {
  const { lesson } = useTexts().childRoom;
  return (
    useIsLate() && (
      <p role="status">
        <Told>{lesson.late}</Told>
      </p>
    )
  );
};

/** A text that is also spoken. */
const Told = ({ children }: { children: string }) => {
  useTold(children);
  return children;
};

interface PlayingProps {
  courseId: number;
  childId: number;
  onPlayed: (() => void) | undefined;
  onAgain: () => void;
}

const Playing = ({ courseId, childId, onPlayed, onAgain }: PlayingProps) => {
  const { lesson } = useTexts().childRoom;
  const [isPlayed, setPlayed] = useState(false);
  const { data, isError, refetch } = useQuery(playQuery(courseId, childId));
  if (isPlayed)
    return (
      <section className={styles.end} role="status">
        <Kancil pose="celebrating" />
        {/* In the child's room Kancil says it. */}
        {!onPlayed && (
          <>
            <h2>
              <Told>{lesson.star}</Told>
            </h2>
            <p>
              <Told>{lesson.starText}</Told>
            </p>
          </>
        )}
        <LateStar />
        {data && <OwnVoice words={askedIn(data)} of={{ childId, courseId }} />}
        {!onPlayed && (
          <Button variant="outline" onClick={onAgain}>
            {lesson.again}
          </Button>
        )}
      </section>
    );
  if (data && data.questions.length > 0)
    return (
      <section className={styles.play}>
        <WordGame
          words={data.words}
          questions={data.questions}
          onDone={(answers) => {
            sendInOrder({ courseId, childId, answers });
            setPlayed(true);
            onPlayed?.();
          }}
        />
      </section>
    );
  if (data) return null;
  if (isError)
    return (
      <section className={styles.end} role="alert">
        <p>
          <Told>{lesson.broken}</Told>
        </p>
        <Button onClick={() => void refetch()}>{lesson.retry}</Button>
      </section>
    );
  return <p role="status">{lesson.loading}</p>;
};
