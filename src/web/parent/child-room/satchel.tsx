import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import type { WordAnswer } from '../../../contract/words.ts';
import { classDay } from '../../../i18n/dates.ts';
import { paths } from '../../../paths.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { mutate } from '../../app/mutations.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { untilReached } from '../../app/connection.ts';
import { Kancil } from '../../ui/page/kancil.tsx';
import { isIncluded } from '../courses/lesson-state.ts';
import { lessonsQuery } from '../enrolment/child-queries.ts';
import { childQuery } from '../families/child-query.ts';
import { askedIn } from '../words/lesson-game.tsx';
import { OwnVoice } from '../words/own-voice.tsx';
import { WordGame } from '../words/word-game.tsx';
import { KancilSays } from './kancil-says.tsx';
import { practiceQuery } from './practice-query.ts';
import { InnerRoom } from './room.tsx';
import { useRoomWords } from './room-words.ts';
import { nextNow } from './stones.ts';
import styles from './room.module.css';
import { useKancil } from './use-kancil.ts';
import { useLeave } from './use-leave.ts';

const queries: ScreenQueries = ({ params }) => [
  childQuery(params['childId']),
  practiceQuery(Number(params['childId'])),
];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

/** Kancil's satchel: the words that wait, between the lessons. */
export default function SatchelScreen() {
  const { childId } = useParams();
  const { childs: child } = useSuspenseQuery(childQuery(childId)).data;
  const { satchel } = useRoomWords();
  const language = useLanguage();
  const { state } = useLocation();
  const navigate = useNavigate();
  // The questions stay as they are while they are played.
  const { words, questions, met, due, next_day } = useSuspenseQuery({
    ...practiceQuery(child.child_id),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  }).data;
  const [left, setLeft] = useState(questions.length);
  const courses = useQuery(lessonsQuery(child.child_id)).data?.courses ?? [];
  const next = nextNow(courses.filter(isIncluded));
  const leave = useLeave(paths.river(child.child_id));
  const sending = useMutation({
    mutationFn: (answers: WordAnswer[]) =>
      untilReached(() => mutate('POST /course/practice', { body: { child_id: child.child_id, answers } })),
  });
  const isDone = sending.isPending || sending.isSuccess;
  const day = next_day === null ? '' : classDay(language, startOfDay(calendarDate(next_day)));
  const nothing = met === 0 ? satchel.nothingMet : satchel.nothingDue(day);
  const kancil = useKancil(isDone ? satchel.done : questions.length > 0 ? satchel.due(due) : nothing);
  return (
    <InnerRoom title={satchel.title} leave={leave}>
      <h1 className={styles.lessonTitle}>{satchel.title}</h1>
      {questions.length > 0 && !isDone ? (
        <WordGame
          words={words}
          questions={questions}
          onLeft={setLeft}
          onDone={(answers) => sending.mutate(answers)}
        />
      ) : (
        <Kancil pose={isDone ? 'celebrating' : 'sleeping'} className={styles.cheers} />
      )}
      {isDone && (
        <div className={styles.game}>
          <OwnVoice words={askedIn({ words, questions }).slice(0, 3)} />
        </div>
      )}
      <div className={styles.under}>
        {/* He counts down what is left, and says it aloud once. */}
        <KancilSays
          kancil={left < questions.length && left > 0 ? { ...kancil, line: satchel.due(left) } : kancil}
        />
        {(isDone || questions.length === 0) && next && (
          <button
            type="button"
            className={styles.go}
            onClick={() =>
              void navigate(paths.riverStone(child.child_id, next.child_course.course_id), {
                replace: true,
                state: state as object | null,
              })
            }
          >
            {satchel.toStone}
          </button>
        )}
      </div>
    </InnerRoom>
  );
}
