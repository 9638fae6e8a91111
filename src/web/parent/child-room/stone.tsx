import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { IconPlayerPlay } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { data, useLocation, useNavigate, useParams } from 'react-router';
import type { Child, ChildCourse } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import type { Answer } from '../../frame/api.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { Kancil } from '../../ui/page/kancil.tsx';
import { useLessonWords } from '../courses/lesson-card.tsx';
import { LessonPlayer } from '../courses/lesson-player.tsx';
import { useEarned, useSendMarks } from '../pattern/use-marks.ts';
import { lessonsQuery } from '../enrolment/child-queries.ts';
import { childQuery } from '../families/child-query.ts';
import { useOneTouch } from '../pattern/one-touch.ts';
import { LateStar, LessonGame, playQuery } from '../words/lesson-game.tsx';
import { WordPicture } from '../words/word-picture.tsx';
import { KancilSays } from './kancil-says.tsx';
import { InnerRoom } from './room.tsx';
import { useRoomWords } from './room-words.ts';
import { useWhyShut } from './sayings.ts';
import { Star } from './star.tsx';
import { canWatch, hasGame, isWatched, nextLesson, shutAs } from './stones.ts';
import styles from './room.module.css';
import { useKancil } from './use-kancil.ts';
import { useLeave } from './use-leave.ts';

type Lessons = Answer<'GET /course/child-course/{childId}'>;

const queries: ScreenQueries = ({ params }) => [
  childQuery(params['childId']),
  lessonsQuery(Number(params['childId'])),
];
const lessonIn = (lessons: readonly ChildCourse[] | undefined, courseId: string | undefined) =>
  lessons?.find(({ child_course }) => String(child_course.course_id) === courseId);

/** What is not in this child's year, or has nothing to open, is nobody's page. */
const check: NonNullable<Parameters<typeof prefetch>[1]>['check'] = (known, { params }) => {
  const { queryKey } = lessonsQuery(Number(params['childId']));
  if (!lessonIn(known.getQueryData<Lessons>(queryKey)?.courses, params['courseId']))
    throw data(null, { status: 404 });
};
export const loader = prefetch(queries, { check });
export const clientLoader = ensure(queries, { check });

/** A lesson as a child opens it: the video, its star, the game, the second star. */
export default function StoneScreen() {
  const { childId, courseId } = useParams();
  const { childs: child } = useSuspenseQuery(childQuery(childId)).data;
  const { courses } = useSuspenseQuery(lessonsQuery(child.child_id)).data;
  useSendMarks();
  const lessons = useEarned(courses, child.child_id);
  const [first] = useState(() => lessonIn(lessons, courseId));
  const course = lessonIn(lessons, courseId) ?? first;
  if (!course) throw new Error('The loaders let nobody see a lesson of another year');
  return <Lesson key={courseId} course={course} child={child} next={nextLesson(lessons, course)} />;
}

type Step = 'video' | 'game' | 'end';

interface Props {
  course: ChildCourse;
  child: Child;
  next: ChildCourse | null;
}

const Lesson = ({ course, child, next }: Props) => {
  const { lesson: words } = useRoomWords();
  const { title } = useLessonWords(course);
  const leave = useLeave(paths.river(child.child_id));
  const [step, setStep] = useState<Step>(canWatch(course) || !hasGame(course) ? 'video' : 'game');
  const watched = isWatched(course);
  const [cameWithStar] = useState(watched);
  const [isPlaying, setPlaying] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const play = useQuery({
    ...playQuery(course.child_course.course_id, child.child_id),
    enabled: hasBegun && course.child_course.words > 0,
  });
  const goOn = () => setStep(course.child_course.words > 0 ? 'game' : 'end');
  const isNew = watched && !cameWithStar;
  const line = {
    video: isNew ? words.star : watched && hasGame(course) ? words.play : words.watch,
    game: isNew ? `${words.star} ${words.play}` : words.play,
    end: hasGame(course) ? words.twoStars(child.first_name) : words.oneStar(child.first_name),
  }[step];
  const shut = useWhyShut(child.child_id)({ opens: shutAs([course]), lessons: [course], kind: 'VIDEO' });
  const kancil = useKancil(canWatch(course) || hasGame(course) ? line : shut, {
    title: `${title}.`,
    isQuiet: isPlaying,
  });
  return (
    <InnerRoom title={title} leave={leave} stars={<Stars course={course} flies={isNew} />}>
      <h1 className={styles.lessonTitle}>{title}</h1>
      {step === 'video' && canWatch(course) && (
        <div className={styles.stage}>
          <LessonPlayer
            course={course}
            childId={child.child_id}
            onWatched={goOn}
            onPlaying={(isOn) => {
              setPlaying(isOn);
              setBegun(true);
            }}
            big
          />
          {/* So that they are there when the line is cut before the end. */}
          <div hidden>
            {play.data?.words.map((word) => (
              <WordPicture key={word.word_id} word={word} />
            ))}
          </div>
        </div>
      )}
      {(step === 'game' || (step === 'end' && hasGame(course))) && (
        <div className={styles.game}>
          <LessonGame course={course} childId={child.child_id} isOn onPlayed={() => setStep('end')} />
        </div>
      )}
      {step === 'end' && !hasGame(course) && <Kancil pose="celebrating" className={styles.cheers} />}
      {step === 'end' && !hasGame(course) && <LateStar />}
      <div className={styles.under}>
        <KancilSays kancil={kancil} />
        {step === 'video' && watched && canWatch(course) && (
          <Go onClick={goOn}>{hasGame(course) ? words.play : words.next}</Go>
        )}
        {step === 'end' && <AfterAll childId={child.child_id} next={next} leave={leave} />}
      </div>
    </InnerRoom>
  );
};

/** The first for having watched, the second for having played; a new one flies to its place. */
const Stars = ({ course, flies }: { course: ChildCourse; flies: boolean }) => {
  const { stone } = useRoomWords();
  const { watched_at: watched, played_at: played, words } = course.child_course;
  const count = Number(watched !== null) + Number(played !== null);
  return (
    <span className={styles.stars} role="img" aria-label={stone.stars[count]}>
      <span key={`watched-${watched !== null}`} data-flies={flies || undefined}>
        <Star isEmpty={watched === null} />
      </span>
      {words > 0 && (
        <span key={`played-${played !== null}`} data-flies={played !== null || undefined}>
          <Star isEmpty={played === null} />
        </span>
      )}
    </span>
  );
};

const AfterAll = ({
  childId,
  next,
  leave,
}: {
  childId: number;
  next: ChildCourse | null;
  leave: () => void;
}) => {
  const { lesson } = useRoomWords();
  const navigate = useNavigate();
  // In place of this one: the browser's own button leads to the river from any of them.
  const { state } = useLocation() as { state: object | null };
  const goOn = useRef<HTMLDivElement>(null);
  useEffect(() => goOn.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  // It stands where the game's last button was.
  const isOneTouch = useOneTouch(true);
  const to = next && paths.riverStone(childId, next.child_course.course_id);
  const go = (touch: MouseEvent) => {
    if (!isOneTouch(touch)) return;
    if (to === null) leave();
    else void navigate(to, { replace: true, state });
  };
  return (
    <div ref={goOn}>
      <Go onClick={go}>{to === null ? lesson.toRiver : lesson.next}</Go>
    </div>
  );
};

const Go = ({ onClick, children }: { onClick: (touch: MouseEvent) => void; children: ReactNode }) => (
  <button type="button" className={styles.go} onClick={onClick}>
    <IconPlayerPlay size={32} aria-hidden="true" />
    {children}
  </button>
);
