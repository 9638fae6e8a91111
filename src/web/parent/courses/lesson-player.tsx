import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type RefObject, useEffect, type SyntheticEvent } from 'react';
import type { ChildCourse } from '../../../contract/objects.ts';
import { notify } from '../../shell/notify.ts';
import { markStale, refetchStale } from '../../app/query.ts';
import { wayToFile } from '../../app/way-to-file.ts';
import { useTexts } from '../pattern/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { useLessonWords } from './lesson-card.tsx';
import styles from './lesson-stage.module.css';
import { useMark } from './use-marks.ts';

/** The share of a video after which it counts as watched: the rest is the farewell. */
const WATCHED_SHARE = 0.9;

/** The video itself, with the browser's own controls; marks itself as watched near the end. */
export const LessonPlayer = ({ course, childId }: { course: ChildCourse; childId: number }) => {
  const texts = useTexts().classroom.course;
  const client = useQueryClient();
  const { title } = useLessonWords(course);
  const { state, markWatched } = useMark({ courseId: course.child_course.course_id, childId });
  const [broken, setBroken] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  usePauseOutOfSight(video);
  const isMarked = course.child_course.watched_at !== null || state === 'done';
  const address = course.master_course.video_url;
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    setShown(address);
    setBroken(false);
  }
  const [way] = useState(wayToFile);
  const again = () => {
    setBroken(false);
    if (!video.current) return;
    const { currentTime, paused } = video.current;
    video.current.load();
    video.current.currentTime = currentTime;
    // Where that fails, the film says so by its error.
    if (!paused) video.current.play().catch(() => {});
  };
  const failed = (event: SyntheticEvent) => {
    if (way.hasEnded(event)) return again();
    setBroken(true);
    notify({ severity: 'error', message: texts.broken });
    // The school may have put another film in its place, which has another address.
    void markStale(client).then(() => refetchStale(client));
  };
  return (
    <>
      <div className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the school uploads a video alone */}
        <video
          ref={video}
          src={course.master_course.video_url ?? undefined}
          aria-label={texts.video(title)}
          controls
          playsInline
          preload="metadata"
          controlsList="nodownload"
          width={1280}
          height={720}
          onTimeUpdate={({ currentTarget: { currentTime, duration, seeking } }) => {
            if (!isMarked && !seeking && currentTime >= duration * WATCHED_SHARE) markWatched();
          }}
          onEnded={() => {
            if (!isMarked) markWatched();
          }}
          onLoadStart={way.led}
          onWaiting={(event) => {
            if (way.hasEnded(event)) again();
          }}
          onError={failed}
        />
        {broken && (
          <div className={styles.broken} role="alert">
            <p>{texts.broken}</p>
            <Button variant="white" onClick={again}>
              {texts.again}
            </Button>
          </div>
        )}
      </div>
      <p className={styles.under} role="status">
        {isMarked && (
          <span className={styles.watched}>
            <IconCheck size={18} aria-hidden="true" />
            {texts.marked}
          </span>
        )}
        {!isMarked && state === 'sending' && texts.marking}
      </p>
    </>
  );
};

/** A video that is scrolled out of sight pauses, unless it plays in a window of its own. */
const usePauseOutOfSight = (video: RefObject<HTMLVideoElement | null>) => {
  useEffect(() => {
    const player = video.current;
    if (!player) return undefined;
    const watch = new IntersectionObserver((changes) => {
      const isSeen = changes.at(-1)?.isIntersecting || document.pictureInPictureElement === player;
      if (!isSeen) player.pause();
    });
    watch.observe(player);
    return () => watch.disconnect();
  }, [video]);
};
